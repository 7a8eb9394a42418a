import { nameColumn, nextLine, previousLine, type YamlLine } from './yaml-line.ts';

/** `start`: its offset. `isSure`: it can't be part of the text before it. */
type SecondField = { written: string; start: number; isSure: boolean };

/** Finds a field that follows the value of another on the same line. `text`: the whole file. */
export function findSecondField(line: YamlLine, text: string): SecondField | undefined {
  const { value, valueStart, key } = line;
  if (key === undefined) return undefined;
  const at = (written: string | undefined, isSure: boolean) =>
    written === undefined
      ? undefined
      : { written, start: valueStart + value.length - written.length, isSure };
  const isPlain = /^[^"'[{]/.test(value);
  // After a value that can't continue: a number, `true`, or a quoted text. No word in a text has a capital inside.
  const behind =
    /^(?:[£$€]?-?\d[\d.,:%+-]*|true|false|"[^"]*"|'[^']*')(?:[ \t]*,)?[ \t]+([a-z][A-Za-z]*:[ \t].*)$/.exec(
      value,
    ) ??
    (isPlain
      ? /(?<=[^ \t])[ \t]+([a-z]+[A-Z][A-Za-z]*:[ \t].*|[a-z]+:[ \t]+(?:[{["].*|[\d.:-]+|true|false))$/.exec(
          value,
        )
      : null);
  if (behind) return at(behind[1], false);
  const block = isPlain ? /(?<=[^ \t])[ \t]+([a-z][A-Za-z]*:[ \t]*[|>][-+]?)$/.exec(value) : null;
  if (block) return at(block[1], true);
  const names = namesOfItems(line, text);
  const fields = [...value.matchAll(/[ \t]([a-z][A-Za-z]*):(?=[ \t])/g)];
  const found = fields.find(([, name = '']) => name !== key && names.has(name));
  return found && at(value.slice(found.index + 1), true);
}

/** How many lines above and below are searched for the fields of other items. */
const mostLines = 100;

/** The names of the fields in the other items of the list. */
function namesOfItems(line: YamlLine, text: string): ReadonlySet<string> {
  const column = nameColumn(line);
  const names = new Set<string>();
  for (const next of [previousLine, nextLine]) {
    let lines = 0;
    for (let one = next(text, line); one && nameColumn(one) >= column; one = next(text, one)) {
      if (nameColumn(one) === column && one.key !== undefined) names.add(one.key);
      lines += 1;
      if (lines === mostLines) break;
    }
  }
  return isInItem(line, text) ? names : new Set();
}

function isInItem(line: YamlLine, text: string): boolean {
  for (let one: YamlLine | undefined = line; one; one = previousLine(text, one)) {
    if (one.isItem && nameColumn(one) === nameColumn(line)) return true;
    if (nameColumn(one) < nameColumn(line)) return false;
  }
  return false;
}

/** The name within a text that may begin a second field. */
export function nameWithin(value: string): string | undefined {
  const names = [...value.matchAll(/[ \t]([a-z]+):[ \t]/g)].map(([, name = '']) => name);
  return names.find((name) => usualNames.has(name));
}

/** Names of nested fields in most files. */
const usualNames: ReadonlySet<string> = new Set([
  ...['address', 'alt', 'answer', 'answers', 'art', 'badge', 'category', 'city', 'code', 'country'],
  ...['date', 'description', 'email', 'excerpt', 'featured', 'field', 'format', 'hint', 'icon', 'id', 'key'],
  ...['label', 'language', 'lede', 'link', 'location', 'name', 'note', 'order', 'page', 'path'],
  ...['phone', 'popular', 'price', 'quote', 'rating', 'related', 'role', 'section', 'short'],
  ...['status', 'street', 'subtitle', 'summary', 'text', 'time', 'title', 'to', 'type', 'until', 'url'],
]);
