import { valueAt } from '../../../edit/value-at.ts';
import { parseSource } from '../../../read/read-source.ts';
import { applyEdit } from './apply-edit.ts';
import type { SiteEdit } from './edit-site.ts';
import type { WantedEdit } from './edited-texts.ts';
import type { TextChange, ValueEdit } from './value-edit.ts';

/** What `editSite` returned. */
export type InvertOptions = Pick<SiteEdit, 'edits' | 'files'>;

/**
 * The edits that take others back, in the order in which they have to be made; undefined if one of them began a file.
 * As long as nothing else has changed, they leave every byte as it was before; otherwise the values.
 */
export function invertEdits({ edits, files }: InvertOptions): readonly WantedEdit[] | undefined {
  const texts = new Map(files.map(({ file, before }) => [file, before]));
  const inverses: WantedEdit[] = [];
  for (const { file, edit } of edits) {
    const before = texts.get(file);
    const source = before === undefined ? undefined : parseSource(file, before).source;
    const made = source && applyEdit(source, edit);
    if (!source || made?.kind !== 'edited') return undefined;
    texts.set(file, made.source.text);
    // A branch’s line also remembers what it replaces.
    const isAll = edits.filter((one) => one.file === file).length === 1;
    const after = (isAll && files.find((one) => one.file === file)?.after) || made.source.text;
    const inverse = inverseOf(source.value, source.text, edit, textChange(after, source.text));
    inverses.unshift({ file, edit: inverse, ...whatIsThere(inverse, made.source.value) });
  }
  return inverses;
}

/** What an edit left where its inverse goes; of a list of which items come or go, or move, their values tell enough. */
function whatIsThere(inverse: ValueEdit, value: unknown): Pick<WantedEdit, 'was'> {
  return inverse.kind === 'set' || inverse.kind === 'remove' ? { was: valueAt(value, inverse.path) } : {};
}

function inverseOf(value: unknown, text: string, edit: ValueEdit, as: TextChange): ValueEdit {
  if (edit.kind === 'replace') {
    const { start, end } = edit;
    return { kind: 'replace', start, end: start + edit.text.length, text: text.slice(start, end) };
  }
  const { path } = edit;
  if (edit.kind === 'insert') return { kind: 'remove', path, as };
  if (edit.kind === 'move') {
    const around = path.slice(0, -1);
    return { kind: 'move', path: [...around, edit.to], to: Number(path.at(-1)), as };
  }
  const was = valueAt(value, path);
  if (edit.kind === 'remove' && typeof path.at(-1) === 'number')
    return { kind: 'insert', path, value: was, as };
  if (was !== undefined) return { kind: 'set', path, value: was, as };
  const depth = path.findIndex((_, index) => (valueAt(value, path.slice(0, index + 1)) ?? null) === null);
  const begun = path.slice(0, depth + 1);
  // A field without a value has become a group.
  if (valueAt(value, begun) === null) return { kind: 'set', path: begun, value: null, as };
  return { kind: 'remove', path: begun, as };
}

/** What differs between two texts, as whole lines: so it isn’t taken for a part of other words. */
function textChange(was: string, now: string): TextChange {
  const shorter = Math.min(was.length, now.length);
  let start = 0;
  while (start < shorter && was[start] === now[start]) start += 1;
  let end = 0;
  while (end < shorter - start && was.at(-1 - end) === now.at(-1 - end)) end += 1;
  start = was.lastIndexOf('\n', start - 1) + 1;
  const rest = was.slice(was.length - end);
  const fromEnd = end - (rest.includes('\n') ? rest.indexOf('\n') + 1 : end);
  return {
    start,
    was: was.slice(start, was.length - fromEnd),
    now: now.slice(start, now.length - fromEnd),
  };
}
