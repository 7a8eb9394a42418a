import { quoteWhole, readYamlLine } from './yaml-line.ts';

/** The correction of a value whose quotes end too early, and whether it is the only possible one. */
export type QuoteFix = { start: number; from: string; to: string; isSure: boolean };

/**
 * The value around `offset`, if its closing quote comes before the end of the text: `'Nurses' guide'`, `"The "new"
 * course"`, `"Practice" for nurses`; also in brackets. Undefined if its end is unclear.
 */
export function requote(text: string, offset: number): QuoteFix | undefined {
  const line = readYamlLine(text, offset);
  const column = offset - line.start;
  const before = line.text.slice(0, column);
  const opened = /(?:(?:^|[:,[{-])[ \t]+|^|[[{])((["'])(?:(?!\2).)*\2[ \t]*)$/.exec(before);
  const [, written = '', quote = ''] = opened ?? [];
  if (quote === '') return undefined;
  const start = column - written.length;
  const isWhole = line.start + start === line.valueStart;
  const value = isWhole ? line.value : untilComma(line.text.slice(start), written.length, quote);
  if (value === undefined || value.includes('\\')) return undefined;
  return { start: line.start + start, from: value, ...meant(value, quote) };
}

/** A value in brackets: up to the quote before the next comma or bracket, or else up to that. */
function untilComma(rest: string, least: number, quote: string): string | undefined {
  for (let at = rest.indexOf(quote, least); at !== -1; at = rest.indexOf(quote, at + 1))
    if (/^[ \t]*[,}\]]/.test(rest.slice(at + 1))) return rest.slice(0, at + 1);
  const plain = /^[^,{}[\]"']*(?=[,}\]])/.exec(rest.slice(least))?.[0];
  return plain === undefined ? undefined : rest.slice(0, least + plain.trimEnd().length);
}

function meant(value: string, quote: string): Pick<QuoteFix, 'to' | 'isSure'> {
  if (value.endsWith(quote)) {
    const inside = value.slice(1, -1);
    // Both marks were typed twice.
    const [, doubled] = inside.split(quote).length === 3 ? (/^["'](.*)["']$/.exec(inside) ?? []) : [];
    if (doubled !== undefined) return { to: quoteWhole(doubled), isSure: true };
    // A comma between quotes would leave two readings: “a”, “b”.
    const isList = /^\s*,|,\s*$/.test(inside) || /["']\s*,\s*["']/.test(inside);
    return { to: quoteWhole(inside), isSure: !isList };
  }
  const bare = value.replaceAll(quote, '');
  if (/^[\d.,]+$/.test(bare)) return { to: bare, isSure: false };
  const [, inside, mark] = /^["']([^"']*)["']([.,;:!?]+)$/.exec(value) ?? [];
  if (inside !== undefined) return { to: quoteWhole(`${inside}${mark}`), isSure: false };
  // A number, or text that continues without a space: nobody means to show the marks.
  const isOpenEnded = /^["'](?:[\d.,: -]+["'][ \t]|[^"']*["'][^\s"'])/.test(value);
  return { to: quoteWhole(isOpenEnded ? bare : value), isSure: false };
}
