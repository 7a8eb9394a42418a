import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/read-yaml.ts';
import type { Place } from '../../../diagnostics/place.ts';

type At = { text: string; place: (offset: number) => Place };

const closing: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

/**
 * What is wrong with the list or group in brackets that opens at `start`: it is closed by another bracket, or a comma is
 * missing before a further field. It is read on its own line, where it belongs.
 */
export function explainFlow(start: number, { text, place }: At): Diagnostic {
  const newline = text.indexOf('\n', start);
  const whole = text.slice(start, newline === -1 ? text.length : newline);
  const hidden = /:[ \t]+(#[^\s#,\]}]+)[^#\n]*[\]}]/.exec(whole);
  if (hidden?.[1] !== undefined && !/[\]}]/.test(whole.slice(0, hidden.index)))
    return messages.yamlHashHidesText(place(start + whole.indexOf(hidden[1], hidden.index)), hidden[1]);
  const line = whole.replace(/[ \t]#.*$|\r$/, '');
  const open: { bracket: string; hasColon: boolean }[] = [];
  for (const { 0: sign, index } of line.matchAll(/"(?:\\.|[^"\\])*"|'(?:''|[^'])*'|[[{\](}),]|:(?=[ \t])/g)) {
    const at = place(start + index);
    const around = open.at(-1);
    if (sign === '[' || sign === '{') open.push({ bracket: sign, hasColon: false });
    else if (sign === ',' && around) around.hasColon = false;
    else if (sign === ':' && around?.bracket === '{') {
      if (around.hasColon) return explainColon(line, index, at);
      around.hasColon = true;
    } else if (around && /^[\]})]$/.test(sign)) {
      const wanted = closing[around.bracket] ?? ']';
      if (sign === wanted) open.pop();
      else if (sign !== ')' || line.slice(index + 1).trim() === '')
        return messages.yamlBracketClosed(at, { opened: around.bracket, closed: sign, wanted });
      if (open.length === 0) break;
    }
  }
  return messages.yamlBracketOpen(place(start), text[start] ?? '[');
}

/** `to: /courses emphasis: secondary`, or with a semicolon between the two. */
function explainColon(line: string, index: number, at: Place): Diagnostic {
  const before = line.slice(0, index);
  const value = /:[ \t]+([A-Za-z][\w-]*)$/.exec(before)?.[1];
  if (value !== undefined) return messages.yamlCommaMissing(at, { after: value });
  const [, sign = '', name = ''] = /([;.])?[ \t]*([A-Za-z][\w-]*)$/.exec(before) ?? [];
  return messages.yamlCommaMissing(at, { before: name, isSemicolon: sign === ';' });
}

/** A line that ends with a bracket which nothing opens; undefined where it does. */
export function explainUnopened(
  { value, valueStart }: { value: string; valueStart: number },
  name: { text: string; start: number },
  place: (offset: number) => Place,
): Diagnostic | undefined {
  const closed = /[\])}]$/.exec(value)?.[0];
  if (closed === undefined || /[[{(]/.test(value)) return undefined;
  const fields = `${name.text.replace(/^\([ \t]*/, '')}: ${value.slice(0, -1).trimEnd()}`;
  if (closed === ')')
    return name.text.startsWith('(')
      ? messages.yamlRoundBrackets(place(name.start), `{ ${fields} }`)
      : undefined;
  return closed === ']'
    ? messages.yamlBracketMissing(place(valueStart), '[', `[${value}`)
    : messages.yamlBracketMissing(place(name.start), '{', `{ ${fields} }`);
}
