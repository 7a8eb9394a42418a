import type { Report } from '../../diagnostics/diagnostic.ts';
import { listRunTogether, paragraphsRunTogether } from '../../diagnostics/messages/debris.ts';
import { quoteSignInParagraph } from '../../diagnostics/messages.generated.ts';
import type { Content } from '../check/content.ts';
import { findSpan } from '../source/find-span.ts';
import { placeAt } from '../source/place-at.ts';

/**
 * A list, a quote with a mark before each line, or several paragraphs that `>`, or no mark at all, folds into one
 * paragraph. Only lines with the indentation of the text's first are joined.
 */
export function checkFoldedTexts({ visits }: Content, report: Report): void {
  for (const { document, path, schema, value } of visits) {
    if (typeof value !== 'string') continue;
    const isBody = schema.means === 'body';
    if (!isJoined(value) && !(isBody && value.includes('\n'))) continue;
    const { span, text } = findSpan(document.source, path) ?? {};
    if (!span || !text) continue;
    const written = text.text.slice(span.start, span.end);
    // | keeps the line breaks, and \n within quotation marks is one.
    if (/^[|"']/.test(written)) continue;
    const head = /^>[-+\d]*/.exec(written)?.[0];
    const placeOf = (offset: number) => placeAt(text, span.start + offset);
    const lines = [...written.matchAll(/\n( *)(\S[^\n]*)/g)];
    const indent = lines.reduce((least, { 1: spaces = '' }) => Math.min(least, spaces.length), Infinity);
    const own = lines.filter(({ 1: spaces = '' }) => spaces.length === indent);
    const [quote, ...quotes] = own.filter(({ 2: words = '' }) => quoteSign.test(words));
    const [first, ...items] = own.filter(({ 2: words = '' }) => item.test(words));
    const startOf = ({ index }: RegExpMatchArray) => placeOf((index ?? 0) + 1 + indent);
    if (head !== undefined && quote && quotes.length > 0) report(quoteSignInParagraph(startOf(quote)));
    else if (head !== undefined && first && items.length > 0 && (schema.means === 'text' || isBody))
      report(listRunTogether(startOf(first), { head, start: placeOf(0) }));
    else if (isBody) {
      const second = secondParagraph(written, head === undefined ? 0 : written.indexOf('\n') + 1);
      const start = { head, start: placeOf(0), name: String(path.at(-1)) };
      if (second !== undefined) report(paragraphsRunTogether(placeOf(second), start));
    }
  }
}

const begun = /(?:[-*•>]|\d{1,2}[.)]) \S/;

/** Whether two list items, or two lines of a quote, are on one line. */
function isJoined(text: string): boolean {
  return text.split('\n').some((line) => {
    const first = begun.exec(line);
    return first !== null && goesOn.test(line.slice(first.index + first[0].length));
  });
}

const goesOn = / (?:[-*•>]|\d{1,2}[.)]) \S/;
/** As emails and chats mark each quoted line. */
const quoteSign = /^> *\S/;
const item = /^(?:[-*•]|\d{1,2}[.)]) +\S/;

/**
 * The offset, from `start` on, of the words after an empty line, if they are a paragraph below another one: a heading
 * or a list remains one.
 */
function secondParagraph(written: string, start: number): number | undefined {
  paragraphs.lastIndex = start;
  const found = paragraphs.exec(written);
  return found && !/^\d{1,2}[.)] /.test(found[1] ?? '') ? found.index + found[0].length : undefined;
}

/** The last line of a paragraph, the empty lines below it, and the indentation of the next. */
const paragraphs = /(?<![^\n]) *([^\s#>|<`*+-][^\n]*)\n(?: *\n)+ *(?=[^\s#>|<`*+-])/g;
