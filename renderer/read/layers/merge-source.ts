import type { Report } from '../../../diagnostics/diagnostic.ts';
import { articleText, textNoteLine } from '../../drift/text-note.ts';
import type { SchemaSet } from '../../model/site.ts';
import type { Override, Rename, Source, SourceText } from '../../model/source.ts';
import { wholeSchema } from '../../schema/part-schema.ts';
import { placeAt } from '../../source/place-at.ts';
import type { MergeContext } from './merge-context.ts';
import { mergeNode, withoutEdits } from './merge-node.ts';
import { type Moves, noMoves } from './moves.ts';
import { rootNode, spanWithin } from './node.ts';

/**
 * `isRule`: a rule for all entries of the base is being applied; the file remains the base's, and nothing is
 * remembered.
 */
type MergeTarget = { schema: string; schemas: SchemaSet; moves?: Moves; isRule?: boolean };

const top = { path: [], travels: true };

/** Merges a branch's file with that of its base; an article without a text of its own keeps the base's. */
export function mergeSource(
  own: Source,
  base: Source,
  { schema, schemas, moves = noMoves, isRule = false }: MergeTarget,
  report: Report,
): Source {
  const [ours, theirs] = [rootNode(own), rootNode(base)];
  // Reading has already reported a file that could not be parsed.
  if (!ours || !theirs) return own;
  const before = base.overrides ?? [];
  const overrides: Override[] = isRule ? [] : [...before];
  const renamed: Rename[] = [];
  const tell = counting(report);
  const merging: MergeContext = {
    ...{ own, base, schemas, report: tell.report, warn: report },
    ...{ overrides, renamed, moves, isRule },
  };
  const merged = mergeNode(ours, theirs, { ...wholeSchema(schema, schemas), ...top }, merging);
  const body = isRule || own.body?.isBlank ? base : own;
  if (body === own) addTextOverride(merging);
  return {
    ...textOf(body),
    value: merged.value,
    spans: spanWithin(merged, body),
    ...(body.body && { body: body.body }),
    ...((own.isPart || base.isPart || tell.hasReported()) && { isPart: true }),
    layers: { ...base.layers, ...own.layers, [base.file]: textOf(base), [own.file]: textOf(own) },
    overrides: isRule ? before : overrides,
    ...ruledBy(isRule ? overrides : [], base),
    ...(renamed.length > 0 && { renamed }),
  };
}

function ruledBy(rule: readonly Override[], { ruled = [] }: Source): Pick<Source, 'ruled'> {
  return rule.length + ruled.length === 0 ? {} : { ruled: [...ruled, ...rule] };
}

/** Notes an article whose text differs from the base's, such as a translation. */
function addTextOverride({ own, base, overrides }: MergeContext): void {
  if (!own.body || !base.body || base.body.isBlank) return;
  const [now, was] = [articleText(own), articleText(base)];
  const line = textNoteLine(own);
  if (now === was && line.comment === undefined) return;
  const span = { start: textStart(own, own.body.start), end: own.text.length };
  const replaced = placeAt(base, textStart(base, base.body.start));
  overrides.push({ path: ['text'], was, now, file: own.file, span, line, replaced, isText: true });
}

/** Start of the text after the empty lines that follow the fields. */
function textStart({ text }: Source, from: number): number {
  return from + (text.slice(from).length - text.slice(from).trimStart().length);
}

/** A file that the base doesn't have. */
export function ownSource(own: Source, { schema, schemas }: MergeTarget, report: Report): Source {
  const node = rootNode(own);
  if (!node) return own;
  const tell = counting(report);
  const merging: MergeContext = {
    ...{ own, base: own, schemas, report: tell.report, warn: report },
    ...{ overrides: [], renamed: [], moves: noMoves, isRule: false },
  };
  const { value, span } = withoutEdits(node, { ...wholeSchema(schema, schemas), ...top }, merging);
  return { ...own, value, spans: span, ...(tell.hasReported() && { isPart: true }) };
}

/** A problem while merging leaves a part of the file unknown, so problems are noticed. */
function counting(report: Report): { report: Report; hasReported: () => boolean } {
  let reported = false;
  return {
    report: (problem) => {
      reported = true;
      report(problem);
    },
    hasReported: () => reported,
  };
}

function textOf({ file, text, lines }: Source): SourceText {
  return { file, text, lines };
}
