import { nameColumn, nextLine, previousLine, readYamlLine, type YamlLine } from './yaml-line.ts';

/** `isSure`: one space too many or too few, and only one level is that near. */
export type WantedIndent = { spaces: number; isSure: boolean };

/**
 * The indentation that a line without a name or hyphen needs to be part of the multi-line text (`about: |`) above it.
 * Undefined for other lines.
 */
export function indentInBlock(text: string, offset: number): number | undefined {
  const line = readYamlLine(text, offset);
  if (line.text.trim() === '' || line.isItem || line.key !== undefined || /^\s*[#[{]/.test(line.text))
    return undefined;
  let head = previousLine(text, line);
  let outermost = Number.POSITIVE_INFINITY;
  // Skips lines of the text, and others that are indented as little as this one.
  while (head && !isBlockHead(head) && head.indent >= line.indent) {
    if (head.indent === line.indent && (head.key !== undefined || head.isItem)) return undefined;
    outermost = Math.min(outermost, head.indent === line.indent ? outermost : head.indent);
    head = previousLine(text, head);
  }
  if (!head || !isBlockHead(head) || outermost <= nameColumn(head)) return undefined;
  const first = nextLine(text, head);
  const least = nameColumn(head) + 2;
  const spaces = first && first.indent > nameColumn(head) ? first.indent : least;
  return spaces > line.indent ? spaces : undefined;
}

function isBlockHead({ key, value }: YamlLine): boolean {
  return key !== undefined && /^[|>][-+]?$/.test(value);
}

/** The indentation that the line at `offset` should have, by the lines around it. */
export function wantedIndent(text: string, offset: number): WantedIndent | undefined {
  const line = readYamlLine(text, offset);
  if (/^ *\t/.test(line.text)) return undefined;
  const sure = indentInBlock(text, offset) ?? indentInGroup(text, line) ?? indentBetween(text, line);
  if (sure !== undefined) return { spaces: sure, isSure: true };
  const near = new Set(levelsAround(text, line).filter((level) => Math.abs(level - line.indent) === 1));
  const [only, other] = near;
  if (only !== undefined && other === undefined)
    return { spaces: only, isSure: staysWhole(text, line, only) };
  const above = previousLine(text, line);
  const isBelowValue = above !== undefined && above.value !== '' && !/^[|>]/.test(above.value);
  return isBelowValue && above.key !== undefined && !line.isItem && line.indent > nameColumn(above)
    ? { spaces: nameColumn(above), isSure: false }
    : undefined;
}

/**
 * The indentation of a group, for a field that is indented less than the group's fields above and below it. Undefined
 * if the field may be right, among others with values, and the group below it has lost its name; or if fewer than two
 * fields follow, which may themselves be wrong.
 */
export function indentInGroup(text: string, line: YamlLine): number | undefined {
  const next = nextLine(text, line);
  if (line.isItem || !isValueField(line) || !next || next.isItem || next.key === undefined) return undefined;
  const { indent } = next;
  if (indent <= line.indent || !hasSiblingBelow(text, next)) return undefined;
  let above = previousLine(text, line);
  while (above && above.indent > indent) above = previousLine(text, above);
  const isOfGroup = above?.indent === indent && !above.isItem && above.key !== undefined;
  return isOfGroup && isAmongGroups(text, line) ? indent : undefined;
}

/** Whether every other field with this indentation is the name of a group or list. */
function isAmongGroups(text: string, line: YamlLine): boolean {
  for (const step of [previousLine, nextLine])
    for (let one = step(text, line); one && one.indent >= line.indent; one = step(text, one))
      if (one.indent === line.indent && (one.isItem || isValueField(one))) return false;
  return true;
}

/** The indentation of its neighbours, for a field one space off. */
function indentBetween(text: string, line: YamlLine): number | undefined {
  const [above, below] = [previousLine(text, line), nextLine(text, line)];
  if (line.isItem || line.key === undefined || !above || !below) return undefined;
  if (!isValueField(above) || below.isItem || below.key === undefined) return undefined;
  const column = nameColumn(above);
  return column === below.indent && Math.abs(column - line.indent) === 1 ? column : undefined;
}

/** Whether another entry of its kind follows below with the same indentation. */
export function hasSiblingBelow(text: string, line: YamlLine): boolean {
  let below = nextLine(text, line);
  while (below && below.indent > line.indent) below = nextLine(text, below);
  return below?.indent === line.indent && below.isItem === line.isItem && isEntry(below);
}

export function isValueField({ key, value }: YamlLine): boolean {
  return key !== undefined && value !== '' && !/^[|>]/.test(value);
}

/**
 * For a line that is indented further than the value above it: whether the name of a list or group is missing here, and
 * the indentation of that value. A single field is more likely indented too far.
 */
export function lacksName(
  text: string,
  line: YamlLine,
): { what: 'list' | 'group'; outer: number; example: string } | undefined {
  const above = previousLine(text, line);
  if (!above || !isValueField(above) || line.indent <= nameColumn(above)) return undefined;
  const outer = nameColumn(above);
  if (line.isItem) return { what: 'list', outer, example: line.key === 'section' ? 'sections' : 'items' };
  return line.key !== undefined && hasSiblingBelow(text, line)
    ? { what: 'group', outer, example: 'contact' }
    : undefined;
}

/**
 * The indentation for a line that begins with a tab: that of the lines above and below it, if these are of its kind and
 * indented equally.
 */
export function indentInstead(text: string, offset: number): number | undefined {
  const line = readYamlLine(text, offset);
  const above = previousLine(text, line);
  const below = nextLine(text, line);
  const isBetween = [above, below].every((one) => one && isEntry(one) && !/^ *\t/.test(one.text));
  if (!above || !below || !isBetween || !isEntry(line)) return undefined;
  if (line.isItem)
    return above.isItem && below.isItem && above.indent === below.indent ? above.indent : undefined;
  const isValue = above.value !== '' && !/^[|>]/.test(above.value);
  return isValue && !below.isItem && nameColumn(above) === below.indent ? below.indent : undefined;
}

/** The positions of field names, or of hyphens, in the groups and lists that the line may belong to. */
function levelsAround(text: string, line: YamlLine): number[] {
  const next = nextLine(text, line);
  const levels = next && next.isItem === line.isItem && isEntry(next) ? [next.indent] : [];
  const head = previousLine(text, line);
  if (head?.value === '' && head.indent < Math.min(line.indent, ...levels) && levels.length > 0)
    return levels;
  let outermost = Number.POSITIVE_INFINITY;
  for (let above = previousLine(text, line); above; above = previousLine(text, above)) {
    const column = nameColumn(above);
    if (!line.isItem && above.key !== undefined && column < outermost) levels.push(column);
    if (line.isItem && above.isItem && above.indent < outermost) levels.push(above.indent);
    outermost = Math.min(outermost, above.isItem ? above.indent : column);
    if (outermost === 0) break;
  }
  return levels;
}

function isEntry({ isItem, key }: YamlLine): boolean {
  return isItem || key !== undefined;
}

/** Whether the fields below an item remain aligned with its first. */
function staysWhole(text: string, line: YamlLine, spaces: number): boolean {
  const next = nextLine(text, line);
  if (!line.isItem || line.key === undefined || !next || next.indent <= line.indent) return true;
  return line.value === '' || next.indent === spaces + nameColumn(line) - line.indent;
}
