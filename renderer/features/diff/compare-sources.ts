import { ownProperty } from '../../../diagnostics/own-property.ts';
import type { Path, Place } from '../../../diagnostics/place.ts';
import { align } from '../../edit/align.ts';
import type { Source, Sources } from '../../model/source.ts';
import { findSpan } from '../../source/find-span.ts';
import { idOf } from '../../source/id-of.ts';
import { isRow } from '../../source/is-row.ts';
import { locate } from '../../source/locate.ts';
import { placeAt } from '../../source/place-at.ts';
import { compareValues } from './compare-values.ts';
import { showValueAt } from './show-value-at.ts';
import type { Edit } from './site-diff.ts';

/** Lines of a file, both included, from 1. */
export type Lines = { file: string; first: number; last: number };

/**
 * An edit, with data to find it again: `file` is the name of its source as used in planning questions, `paths` lead to
 * its value and `lines` is its place, each in the states that have it.
 */
export type FoundEdit = Edit & {
  file: string;
  paths: { before?: Path; after?: Path };
  lines: { before?: Lines; after?: Lines };
};

type EditWithoutId = Omit<FoundEdit, 'id'>;

/** All differences between two states of the editors' files. */
export function compareSources(before: Sources, after: Sources): EditWithoutId[] {
  const [were, are] = [documentsOf(before), documentsOf(after)];
  const names = [...new Set([...were.keys(), ...are.keys()])];
  const documents = names.flatMap((name) => compareDocuments(were.get(name), are.get(name)));
  return [...documents, ...compareMedia(before, after)];
}

/** Shown files: those that a branch leaves out are known but not shown. */
function documentsOf({ site, collections }: Sources): Map<string, Source> {
  const entries = Object.entries(collections).flatMap(([collection, sources]) =>
    sources.map((source) => [`${collection}/${idOf(source)}`, source] as const),
  );
  return new Map([['site.yaml', site] as const, ...entries.filter(([, source]) => !source.isLeftOut)]);
}

function compareDocuments(before: Source | undefined, after: Source | undefined): EditWithoutId[] {
  if (before && after) return [...compareFields(before, after), ...compareTexts(before, after)];
  const source = after ?? before;
  if (!source) return [];
  const state = after ? 'after' : 'before';
  const { file } = source;
  const whole = isRow(source) ? linesAt(source, []) : { file, first: 1, last: Number.POSITIVE_INFINITY };
  const lines = { [state]: whole };
  return [
    {
      what: 'file',
      place: { file: whole.file, line: whole.first, column: 1 },
      name: isRow(source) ? idOf(source) : '',
      file,
      paths: { [state]: [] },
      lines,
      [state]: '',
    },
  ];
}

function compareFields(before: Source, after: Source): EditWithoutId[] {
  if (before.value === after.value || hasSameTexts(before, after)) return [];
  return compareValues(before.value, after.value).map((change): EditWithoutId => {
    const place = change.after ? placeOf(after, change.after) : placeOf(before, change.before ?? []);
    return {
      what: 'value',
      place,
      name: change.path.join('.'),
      file: after.file,
      paths: {
        ...(change.before && { before: change.before }),
        ...(change.after && { after: change.after }),
      },
      lines: {
        ...(change.before && { before: linesAt(before, change.before) }),
        ...(change.after && { after: linesAt(after, change.after) }),
      },
      ...(change.before && { before: showValueAt(before.value, change.before) }),
      ...(change.after && { after: showValueAt(after.value, change.after) }),
    };
  });
}

/** If so, nobody has edited it: a branch has removed something elsewhere, and links to it went too. */
function hasSameTexts(before: Source, after: Source): boolean {
  const textsOf = ({ file, text, layers = {} }: Source) =>
    new Map([[file, text], ...Object.entries(layers).map(([name, layer]) => [name, layer.text] as const)]);
  const [were, are] = [textsOf(before), textsOf(after)];
  return were.size === are.size && [...were].every(([file, text]) => are.get(file) === text);
}

function placeOf(source: Source, path: Path): Place {
  return locate(source, path, typeof path.at(-1) === 'string' ? 'key' : 'value');
}

function linesAt(source: Source, path: Path): Lines {
  const found = findSpan(source, path);
  if (!found) return { file: source.file, first: 1, last: 1 };
  const { text, span } = found;
  const end = span.start + text.text.slice(span.start, span.end).trimEnd().length;
  const first = placeAt(text, span.key ?? span.start).line;
  return { file: text.file, first, last: Math.max(first, placeAt(text, end).line) };
}

/** The text below the front matter, line by line. */
function compareTexts(before: Source, after: Source): EditWithoutId[] {
  const [one, other] = [linesOf(before), linesOf(after)];
  if (!one || !other) return [];
  return align(one.lines, other.lines, (line) => line).flatMap(({ removed, added, at }): EditWithoutId[] => {
    if ([...removed, ...added].every((line) => line.trim() === '')) return [];
    const isGone = added.length === 0;
    const [source, { start }] = isGone ? [before, one] : [after, other];
    const line = placeAt(source, start).line + (isGone ? at.before : at.after);
    return [
      {
        what: 'text',
        place: { file: source.file, line, column: 1 },
        name: '',
        file: after.file,
        paths: {},
        lines: {
          before: stretch(before.file, placeAt(before, one.start).line + at.before, removed.length),
          after: stretch(after.file, placeAt(after, other.start).line + at.after, added.length),
        },
        ...(removed.length > 0 && { before: removed.join('\n').trim() }),
        ...(added.length > 0 && { after: added.join('\n').trim() }),
      },
    ];
  });
}

/** The text of a paragraph is attributed to its first line, which may be above the edited one. */
function stretch(file: string, line: number, count: number): Lines {
  return { file, first: line, last: line + Math.max(count, 1) - 1 };
}

function linesOf({ body, text }: Source): { lines: string[]; start: number } | undefined {
  return body && { lines: text.slice(body.start).split(/\r?\n/), start: body.start };
}

function compareMedia({ media: before }: Sources, { media: after }: Sources): EditWithoutId[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.flatMap((name): EditWithoutId[] => {
    const [was, is] = [before, after].map((files) => ownProperty(files, name));
    if (was?.sha256 === is?.sha256) return [];
    const file = `content/media/${name}`;
    return [
      {
        what: 'media',
        place: { file, line: 1, column: 1 },
        name,
        file,
        paths: {},
        lines: {},
        ...(was && { before: '' }),
        ...(is && { after: '' }),
      },
    ];
  });
}
