import { quoteWhole, readYamlLine } from './yaml-line.ts';

/** What stands in a text in place of a value whose quotes end too early, and how sure it is that nothing else was meant. */
export type Requoted = { start: number; from: string; to: string; isSure: boolean };

/**
 * The value around `offset`, where its closing quote comes before the end of the text: `'Nurses' guide'`,
 * `"The "new" course"`, `"Practice" for nurses`; also among others in brackets. Undefined where it can't be told where it
 * ends.
 */
export function requote(text: string, offset: number): Requoted | undefined {
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

/** Of a value in brackets: to the quote before the next comma or bracket, or else to that. */
function untilComma(rest: string, least: number, quote: string): string | undefined {
  for (let at = rest.indexOf(quote, least); at !== -1; at = rest.indexOf(quote, at + 1))
    if (/^[ \t]*[,}\]]/.test(rest.slice(at + 1))) return rest.slice(0, at + 1);
  const plain = /^[^,{}[\]"']*(?=[,}\]])/.exec(rest.slice(least))?.[0];
  return plain === undefined ? undefined : rest.slice(0, least + plain.trimEnd().length);
}

function meant(value: string, quote: string): Pick<Requoted, 'to' | 'isSure'> {
  if (value.endsWith(quote)) {
    const inside = value.slice(1, -1);
    // The marks were typed twice, at both ends.
    const [, doubled] = inside.split(quote).length === 3 ? (/^["'](.*)["']$/.exec(inside) ?? []) : [];
    if (doubled !== undefined) return { to: quoteWhole(doubled), isSure: true };
    // A pair of its own within would leave two readings: “a” and “b”.
    const isList = /^\s*,|,\s*$/.test(inside) || /["']\s*,\s*["']/.test(inside);
    return { to: quoteWhole(inside), isSure: !isList };
  }
  const bare = value.replaceAll(quote, '');
  if (/^[\d.,]+$/.test(bare)) return { to: bare, isSure: false };
  const [, inside, mark] = /^["']([^"']*)["']([.,;:!?]+)$/.exec(value) ?? [];
  if (inside !== undefined) return { to: quoteWhole(`${inside}${mark}`), isSure: false };
  // A number, or what goes on without a space: nobody means to show the marks.
  const isOpenEnded = /^["'](?:[\d.,: -]+["'][ \t]|[^"']*["'][^\s"'])/.test(value);
  return { to: quoteWhole(isOpenEnded ? bare : value), isSure: false };
}
