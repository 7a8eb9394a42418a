import type { Context } from './context.ts';

/**
 * An address as pages in this language lead to it: to the translation of the page there, if it has one. For menus and
 * whatever else site.yaml says once for all languages; a link within a text leads where it says.
 */
export function translatedAddress(
  address: string,
  { language, translations, routes }: Pick<Context, 'language' | 'translations' | 'routes'>,
): string {
  if (language === undefined) return address;
  const [path = ''] = address.split(/[?#]/);
  const page = routes().pageAt(path);
  const own = page === undefined ? undefined : translations[page]?.find((one) => one.language === language);
  return own ? `${own.address}${address.slice(path.length)}` : address;
}
