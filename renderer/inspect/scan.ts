import type { HtmlHandler } from './parse-html.ts';

/** The state of a scan: `at` is the position, `open` the elements open there, `entity` the position of the next `&`. */
export type Scan = { html: string; at: number; open: string[]; entity: number; handler: HtmlHandler };

/** Whether a character between two positions is written as an entity. Call with ascending positions. */
export function holdsEntity(scan: Scan, start: number, end: number): boolean {
  if (scan.entity < start) {
    const next = scan.html.indexOf('&', start);
    scan.entity = next < 0 ? scan.html.length : next;
  }
  return scan.entity < end;
}

/** Letters, digits, and the other characters of names: `-`, `.`, `:` and `_`. */
export function endOfName(html: string, start: number): number {
  let at = start;
  while (isOfName(html.charCodeAt(at))) at += 1;
  return at;
}

function isOfName(code: number): boolean {
  const isLetter = (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;
  return isLetter || (code >= 0x30 && code <= 0x3a) || code === 0x2d || code === 0x2e || code === 0x5f;
}
