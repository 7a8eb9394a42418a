import type { Report } from '../../../diagnostics/diagnostic.ts';
import type { SchemaSet } from '../../model/site.ts';
import type { Override, Source, SourceText } from '../../model/source.ts';
import { wholeSchema } from '../../schema/part-schema.ts';
import { mergeNode, withoutEdits } from './merge-node.ts';
import type { Merging } from './merging.ts';
import { rootNode, spanWithin } from './node.ts';

const top = { path: [], travels: true };

/** A branch's file laid over that of its base: of an article without a text of its own, the base's stays. */
export function mergeSource(
  own: Source,
  base: Source,
  { schema, schemas }: { schema: string; schemas: SchemaSet },
  report: Report,
): Source {
  const [ours, theirs] = [rootNode(own), rootNode(base)];
  // Reading has said what is wrong with a file that could not be parsed.
  if (!ours || !theirs) return own;
  const overrides: Override[] = [...(base.overrides ?? [])];
  const tell = counting(report);
  const merging: Merging = { own, base, schemas, report: tell.report, overrides };
  const merged = mergeNode(ours, theirs, { ...wholeSchema(schema, schemas), ...top }, merging);
  const body = own.body?.isBlank ? base : own;
  return {
    ...textOf(body),
    value: merged.value,
    spans: spanWithin(merged, body),
    ...(body.body && { body: body.body }),
    ...((own.isPart || base.isPart || tell.hasReported()) && { isPart: true }),
    layers: { ...base.layers, [base.file]: textOf(base), [own.file]: textOf(own) },
    overrides,
  };
}

/** A file that the base doesn't have. */
export function ownSource(
  own: Source,
  { schema, schemas }: { schema: string; schemas: SchemaSet },
  report: Report,
): Source {
  const node = rootNode(own);
  if (!node) return own;
  const tell = counting(report);
  const merging: Merging = { own, base: own, schemas, report: tell.report, overrides: [] };
  const { value, span } = withoutEdits(node, { ...wholeSchema(schema, schemas), ...top }, merging);
  return { ...own, value, spans: span, ...(tell.hasReported() && { isPart: true }) };
}

/** What can't be laid over its base leaves a part of the file unknown. */
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
