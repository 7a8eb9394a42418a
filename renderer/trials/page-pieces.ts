import type { PagePart } from '../model/output.ts';
import type { Spot } from '../page-texts/page-text.ts';
import { plainText } from '../page-texts/text-of.ts';

export function htmlOf(parts: readonly PagePart[]): string {
  return parts.map(({ html }) => html).join('');
}

/** The HTML of each section, of their surroundings, and of the head, by the name that `pieceOf` returns. */
export function piecesOf(parts: readonly PagePart[]): Map<string, string> {
  const sections = parts.flatMap(({ section, html }): [string, string][] =>
    section === undefined ? [] : [[`section ${section + 1}`, html]],
  );
  const rest = htmlOf(parts.filter(({ section }) => section === undefined));
  const end = rest.indexOf('</head>');
  return new Map([...sections, ['head', rest.slice(0, end)], ['frame', rest.slice(end)]]);
}

export function pieceOf(spot: Spot): string {
  if (spot.in === 'section') return `section ${spot.section}`;
  return spot.in === 'frame' || spot.in === 'page' ? 'frame' : 'head';
}

/** Asks whether a text is readable in HTML, or in one of its attributes. */
export function openWordSearch(html: string): (text: string) => boolean {
  const bare = plainText(html);
  const withAttributes = plainText(html.replace(/[<>]/g, ' '));
  return (text) => {
    const words = text.replace(/^…|…$/g, '').trim();
    return bare.includes(words) || withAttributes.includes(words);
  };
}
