import type { Report } from '../../../diagnostics/diagnostic.ts';
import { listRunTogether, quoteSignInParagraph } from '../../../diagnostics/messages/debris.ts';
import { findSpan } from '../../source/find-span.ts';
import { placeAt } from '../../source/place-at.ts';
import type { Content } from '../content.ts';

/** What `>` makes of a list, or of a quote with a sign before each line: one paragraph with the signs in it. Only lines as far in as the text begins are joined. */
export function checkFoldedLists({ visits }: Content, report: Report): void {
  for (const { document, path, schema, value } of visits) {
    if (typeof value !== 'string' || !joined.test(value)) continue;
    const { span, text } = findSpan(document.source, path) ?? {};
    if (!span || !text) continue;
    const written = text.text.slice(span.start, span.end);
    const head = /^>[-+\d]*/.exec(written)?.[0];
    if (head === undefined) continue;
    const lines = [...written.matchAll(/\n( *)(\S[^\n]*)/g)];
    const indent = Math.min(...lines.map(({ 1: spaces = '' }) => spaces.length));
    const own = lines.filter(({ 1: spaces = '' }) => spaces.length === indent);
    const [quote, ...quotes] = own.filter(({ 2: words = '' }) => quoteSign.test(words));
    const [first, ...items] = own.filter(({ 2: words = '' }) => item.test(words));
    const placeOf = ({ index }: RegExpMatchArray) => placeAt(text, span.start + (index ?? 0) + 1 + indent);
    if (quote && quotes.length > 0) report(quoteSignInParagraph(placeOf(quote)));
    else if (first && items.length > 0 && (schema.means === 'text' || schema.means === 'body'))
      report(listRunTogether(placeOf(first), { head, start: placeAt(text, span.start) }));
  }
}

const joined = /(?:[-*•>]|\d{1,2}[.)]) \S.* (?:[-*•>]|\d{1,2}[.)]) \S/;
/** As emails and chats put it before each line that they quote. */
const quoteSign = /^> *\S/;
const item = /^(?:[-*•]|\d{1,2}[.)]) +\S/;
