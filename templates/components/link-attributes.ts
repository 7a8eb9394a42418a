type Target = { external?: boolean | undefined; language?: string | undefined };

/** What a link says of where it leads: another site opens beside this one, a page in another language is announced as such. */
export function linkAttributes({ external, language }: Target) {
  return {
    ...(language !== undefined && { hrefLang: language }),
    ...(external && { target: '_blank', rel: 'noopener' }),
  };
}
