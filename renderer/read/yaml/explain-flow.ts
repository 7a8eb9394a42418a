import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/read-yaml.ts';
import {
  yamlBracketClosed,
  yamlBracketMissing,
  yamlHashHidesText,
  yamlReferenceUnquoted,
  yamlReservedStart,
  yamlRoundBrackets,
} from '../../../diagnostics/messages.generated.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { wordTable } from '../../../diagnostics/word-table.ts';
import { findFlowText } from './find-flow-text.ts';
import { quoteText, startsWithName, withNameInBraces } from './yaml-line.ts';

type ExplainInput = { text: string; place: (offset: number) => Place };

const closing = wordTable({ '[': ']', '{': '}' });

/**
 * Explains what is wrong with the list or group in brackets that opens at `start`: a wrong closing bracket, or a
 * missing comma before a field. Only its own line is examined.
 */
export function explainFlow(start: number, { text, place }: ExplainInput): Diagnostic {
  const newline = text.indexOf('\n', start);
  const whole = text.slice(start, newline === -1 ? text.length : newline);
  const hidden = /:[ \t]+(#[^\s#,\]}]+)(?![^\s#,\]}])[^#\n]*[\]}]/.exec(whole);
  if (hidden?.[1] !== undefined && !/[\]}]/.test(whole.slice(0, hidden.index)))
    return yamlHashHidesText(place(start + whole.indexOf(hidden[1], hidden.index)), { hidden: hidden[1] });
  const line = whole.replace(/[ \t]#.*|\r$/s, '');
  const open: { bracket: string; hasColon: boolean }[] = [];
  for (const { 0: sign, index } of line.matchAll(
    /(?<!\\)"(?:\\.|[^"\\])*"|'(?:''|[^'])*'|[[{\](}),]|:(?=[ \t])/g,
  )) {
    const at = place(start + index);
    const around = open.at(-1);
    if (sign === '[' || sign === '{') open.push({ bracket: sign, hasColon: false });
    else if (sign === ',' && around) around.hasColon = false;
    else if (sign === ':' && around?.bracket === '{') {
      if (around.hasColon)
        return explainSecondColon(start + index, { text, place }) ?? explainColon(line, index, at);
      around.hasColon = true;
    } else if (around && /^[\]})]$/.test(sign)) {
      const wanted = closing.get(around.bracket) ?? ']';
      if (sign === wanted) open.pop();
      else if (sign !== ')' || line.slice(index + 1).trim() === '')
        return yamlBracketClosed(at, { opened: around.bracket, closed: sign, wanted });
      if (open.length === 0) break;
    }
  }
  return messages.yamlBracketOpen(place(start), text[start] ?? '[');
}

/**
 * Explains a text in brackets that needs quotation marks, because of its first character or of brackets in it;
 * undefined if it doesn't.
 */
export function explainFlowText(offset: number, { text, place }: ExplainInput): Diagnostic | undefined {
  const found = findFlowText(text, offset);
  if (!found) return undefined;
  const written = text.slice(found.start, found.end);
  const at = place(found.start);
  const [first = ''] = written;
  if (startsWithName(written))
    return yamlReferenceUnquoted(at, { example: quoteText(withNameInBraces(written) ?? written) });
  if (/[@`%*&!|>]/.test(first) || /^\[[^[\]]*\][ \t]*\S/.test(written))
    return yamlReservedStart(at, { character: first, example: quoteText(written) });
  const bracket = /^[^\s"'[\]{}](?:(?!:\s)[^"[\]{}])*([[{])/.exec(written)?.[1];
  return bracket === undefined ? undefined : messages.yamlBracketInText(at, bracket, quoteText(written));
}

/**
 * `{ label: Fees: what you pay }`: a text, unless the part before the colon may be a field's value followed by another
 * field's name.
 */
function explainSecondColon(colon: number, { text, place }: ExplainInput): Diagnostic | undefined {
  const found = findFlowText(text, colon);
  if (!found || found.start >= colon) return undefined;
  const before = text.slice(found.start, colon);
  const after = text.slice(colon + 1, found.end);
  const isText =
    /^[A-Z]/.test(before) && !/ [a-z]\w*$/.test(before) && /^[ \t]+[^\s:]+[ \t][^:]*$/.test(after);
  return isText ? messages.yamlColonInText(place(found.start), quoteText(`${before}:${after}`)) : undefined;
}

/** `to: /courses emphasis: secondary`, or with a semicolon between the two. */
function explainColon(line: string, index: number, at: Place): Diagnostic {
  const before = line.slice(0, index);
  const value = /:[ \t]+([A-Za-z][\w-]*)$/.exec(before)?.[1];
  if (value !== undefined) return messages.yamlCommaMissing(at, { after: value });
  const [, sign = '', name = ''] = /([;.])?[ \t]{0,20}([A-Za-z][\w-]{0,100})$/.exec(before) ?? [];
  return messages.yamlCommaMissing(at, { before: name, isSemicolon: sign === ';' });
}

/** Explains a line that ends with a bracket that nothing opens; undefined if it is opened. */
export function explainUnopened(
  { value, valueStart }: { value: string; valueStart: number },
  name: { text: string; start: number },
  place: (offset: number) => Place,
): Diagnostic | undefined {
  const closed = /[\])}]$/.exec(value)?.[0];
  if (closed === undefined || /[[{(]/.test(value) || /.[[{]/.test(name.text)) return undefined;
  if (closed === '}' && /^[A-Za-z][\w-]*:[ \t]/.test(value))
    return yamlBracketMissing(place(valueStart), { bracket: '{', meant: `${name.text}: { ${value}` });
  const fields = `${name.text.replace(/^\([ \t]*/, '')}: ${value.slice(0, -1).trimEnd()}`;
  if (closed === ')')
    return name.text.startsWith('(')
      ? yamlRoundBrackets(place(name.start), { meant: `{ ${fields} }` })
      : undefined;
  return closed === ']'
    ? yamlBracketMissing(place(valueStart), { bracket: '[', meant: `[${value}` })
    : yamlBracketMissing(place(name.start), { bracket: '{', meant: `{ ${fields} }` });
}
