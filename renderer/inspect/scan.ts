import type { HtmlHandler } from './parse-html.ts';

/** What is being read: `at` is the position in it, `open` the elements that are open there, `entity` where the next `&` stands. */
export type Scan = { html: string; at: number; open: string[]; entity: number; handler: HtmlHandler };

/** Whether a character between two positions is written as an entity. Asked from the beginning to the end. */
export function holdsEntity(scan: Scan, start: number, end: number): boolean {
  if (scan.entity < start) {
    const next = scan.html.indexOf('&', start);
    scan.entity = next < 0 ? scan.html.length : next;
  }
  return scan.entity < end;
}

/** Letters, digits, and what else may stand in names: `-`, `.`, `:` and `_`. */
export function endOfName(html: string, start: number): number {
  let at = start;
  while (isOfName(html.charCodeAt(at))) at += 1;
  return at;
}

function isOfName(code: number): boolean {
  const isLetter = (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;
  return isLetter || (code >= 0x30 && code <= 0x3a) || code === 0x2d || code === 0x2e || code === 0x5f;
}
