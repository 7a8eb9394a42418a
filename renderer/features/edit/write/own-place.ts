import type { Path } from '../../../../diagnostics/place.ts';
import type { Source, Span } from '../../../model/source.ts';
import { parseSource } from '../../../read/read-source.ts';
import { filesOf } from '../../../source/files-of.ts';
import { findSpan } from '../../../source/find-span.ts';
import { isOwnFile } from '../../../source/is-own-file.ts';
import { isRow } from '../../../source/is-row.ts';

/** A value in one of the site’s own files, by its path in that file alone. */
export type OwnPlace = { file: string; path: Path };

/**
 * Where to write a value so that it is the site’s own: in a branch, its own file, in which a list may hold fewer items
 * than that of its base. Undefined for an item of a list that only the base has, and
 * for a row of the site's own data file.
 */
export function ownPlace(source: Source, path: Path): OwnPlace | undefined {
  if (!source.layers) return isOwnFile(source.file) ? { file: source.file, path } : inherited(source, path);
  if (isRow(source) && isOwnFile(source.file)) return undefined;
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const found = findSpan(source, path.slice(0, depth));
    if (!found?.whole || !isOwnFile(found.text.file)) continue;
    const own = parseSource(found.text.file, found.text.text).source.spans;
    const around = own && pathTo(own, found.span);
    const rest = path.slice(depth);
    if (around && rest.every((step) => typeof step === 'string'))
      return { file: found.text.file, path: [...around, ...rest] };
  }
  return inherited(source, path);
}

function inherited(source: Source, path: Path): OwnPlace | undefined {
  if (!path.every((step) => typeof step === 'string')) return undefined;
  const own = filesOf(source).find(({ file }) => isOwnFile(file));
  return { file: own?.file ?? source.file.replace(/^.*?(?=content\/|site\.yaml$)/, ''), path };
}

/** The path to the value that is written in this place. */
function pathTo(within: Span, { start, end }: Span): Path | undefined {
  if (within.start === start && within.end === end) return [];
  const parts: [string | number, Span][] =
    within.kind === 'group'
      ? Object.entries(within.fields)
      : within.kind === 'list'
        ? [...within.items.entries()]
        : [];
  for (const [step, part] of parts) {
    const rest = start >= part.start && end <= part.end ? pathTo(part, { ...part, start, end }) : undefined;
    if (rest) return [step, ...rest];
  }
  return undefined;
}
