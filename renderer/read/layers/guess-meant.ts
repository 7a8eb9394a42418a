import { nearest } from '../../../diagnostics/nearest.ts';
import { memoryOf, readMemory } from '../../drift/memory.ts';
import type { Source } from '../../model/source.ts';
import { fieldsOf } from '../../schema/fields.ts';
import { idOf } from '../../source/id-of.ts';
import { lineEnd } from '../../source/line-end.ts';

/**
 * The entry of the base that a file was probably meant for: the one with most of the texts that the file remembers,
 * else the one with the nearest name.
 */
export function guessMeant(source: Source, base: readonly Source[]): string | undefined {
  const memories = rememberedTexts(source);
  const counts = base.map((entry) => ({ id: idOf(entry), count: countKept(memories, entry) }));
  const most = Math.max(0, ...counts.map(({ count }) => count));
  const likest = counts.filter(({ count }) => count === most);
  const [only, ...others] = most > 0 ? likest : [];
  if (only && others.length === 0) return only.id;
  return nearest(idOf(source), base.map(idOf));
}

function countKept(memories: ReadonlyMap<string, string>, { value }: Source): number {
  const fields = fieldsOf(value);
  return [...memories].filter(([name, was]) => memoryOf([fields[name]]) === was).length;
}

/** The texts that the file's own fields remember, by field name; numbers may match by chance. */
function rememberedTexts({ text, spans }: Source): Map<string, string> {
  const found = new Map<string, string>();
  if (spans?.kind !== 'group') return found;
  for (const [name, span] of Object.entries(spans.fields)) {
    const { end, comment } = lineEnd(text, spans, span.key ?? span.start);
    const memory = comment === undefined ? undefined : readMemory(text, comment, end);
    if (memory?.was.startsWith('"')) found.set(name, memory.was);
  }
  return found;
}
