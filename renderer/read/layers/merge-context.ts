import type { Report } from '../../../diagnostics/diagnostic.ts';
import type { Path } from '../../../diagnostics/place.ts';
import { readBaseNote } from '../../drift/base-note.ts';
import type { SchemaSet } from '../../model/site.ts';
import type { Override, Rename, Source } from '../../model/source.ts';
import type { ResolvedSchema } from '../../schema/resolve-schema.ts';
import { lineEnd } from '../../source/line-end.ts';
import { placeAt } from '../../source/place-at.ts';
import type { Moves } from './moves.ts';
import { type LayerNode, placeOfNode } from './node.ts';

/**
 * Two versions of a file being merged. `own`: the branch's, a single file. `base`: what it extends, perhaps several
 * files.
 */
export type MergeContext = {
  own: Source;
  base: Source;
  schemas: SchemaSet;
  report: Report;
  /** For problems that leave nothing unknown. */
  warn: Report;
  overrides: Override[];
  /** Old names that the branch still uses for what the base has renamed. */
  renamed: Rename[];
  moves: Moves;
  /** Whether it applies to all entries of a folder: some of them may well lack what it removes. */
  isRule: boolean;
};

/** `path`: for messages, with keys for list items. `travels`: whether a branch may inherit it without saying so. */
export type MergePoint = ResolvedSchema & { path: Path; travels: boolean };

/** The position of `part`, a step further in. */
export function within(
  { path, travels }: MergePoint,
  part: ResolvedSchema,
  step: string | number,
): MergePoint {
  return { ...part, path: [...path, step], travels: travels && part.schema.travels !== false };
}

export function addOverride(own: LayerNode, base: LayerNode, at: MergePoint, merging: MergeContext): void {
  pushOverride(
    own,
    at,
    { was: base.value, replaced: placeOfNode(base), line: lineOf(own, merging) },
    merging,
  );
}

/** Notes a value that the base no longer has, although the branch remembers what it replaced there. */
export function addLeftAlone(own: LayerNode, at: MergePoint, merging: MergeContext): void {
  if (!own.text.text.includes('head office')) return;
  const line = lineOf(own, merging);
  if (line.comment === undefined || !readBaseNote(own.text.text, line.comment, line.end)) return;
  pushOverride(own, at, { was: undefined, replaced: placeAt(merging.base, 0), line }, merging);
}

type ReplacedValue = Pick<Override, 'was' | 'replaced' | 'line'>;

function pushOverride(
  own: LayerNode,
  { path, travels }: MergePoint,
  replaced: ReplacedValue,
  { overrides }: MergeContext,
): void {
  const { start, end, key } = own.span;
  overrides.push({
    ...replaced,
    path,
    now: own.value,
    file: own.text.file,
    span: { start, end, ...(key !== undefined && { key }) },
    ...(!travels && { travels }),
  });
}

function lineOf({ text, span }: LayerNode, { own: { layers, spans } }: MergeContext): Override['line'] {
  return lineEnd(text.text, (!layers && spans) || span, span.key ?? span.start);
}
