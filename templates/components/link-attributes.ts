type LinkTarget = { external?: boolean | undefined; language?: string | undefined };

/** Attributes by a link's target: another site opens in a new tab, a page in another language is announced as such. */
export function linkAttributes({ external, language }: LinkTarget) {
  return {
    ...(language !== undefined && { hrefLang: language }),
    ...(external && { target: '_blank', rel: 'noopener' }),
  };
}
