/**
 * For a regular expression: links in texts to an address of this website, and to no page below it or of another website.
 */
export function linkPattern(address: string): string {
  return `(?<![\\w./:@-])${literally(address)}(?![\\w-]|\\.\\w|/[\\w])`;
}

function literally(text: string): string {
  return text.replaceAll(/[^\w/]/g, '\\$&');
}
