import { type OverridingLine, overridingLines } from '../../renderer/drift/overriding-lines.ts';
import type { Source } from '../../renderer/model/source.ts';
import { mergeSource } from '../../renderer/read/layers/merge-source.ts';
import { parseSource } from '../../renderer/read/read-source.ts';
import { treeSchemas } from '../read/layers/tree.ts';

export type LaidOver = { merged: Source; own: Source; lines: OverridingLine[] };

/**
 * A file of a branch merged over that of its base, both as text. `file`: its name, whose extension gives the format.
 */
export function layOver(own: string, base: string, file = 'site.yaml'): LaidOver {
  const [ours, theirs] = [readText(file, own), readText(`../../${file}`, base)];
  const merged = mergeSource(ours, theirs, { schema: 'tree', schemas: treeSchemas }, (problem) => {
    throw new Error(problem.message);
  });
  return { merged, own: ours, lines: overridingLines(merged) };
}

function readText(file: string, text: string): Source {
  const { source, problems } = parseSource(file, text);
  for (const { message, place } of problems) throw new Error(`${place.line}: ${message}\n${text}`);
  return source;
}
