import type { Path } from '../../../diagnostics/place.ts';
import { isOnePath } from '../../source/compare-paths.ts';
import type { Answer, AnswerMemory } from './answer-memory.ts';

/** The addresses of pages that have looked at a value of a file, at something within it or at a group around it, by whatever way. */
export function pagesThatRead(
  { pages }: Pick<AnswerMemory, 'pages'>,
  { file, path }: { file: string; path: Path },
): string[] {
  const known = new Map<Answer, boolean>();
  const isMadeOf = (answer: Answer): boolean => {
    const found = known.get(answer);
    if (found !== undefined) return found;
    // Questions never lead back to themselves; that of a circle is none of a site that could be planned.
    known.set(answer, false);
    const { query } = answer.read;
    const isIt = query.ask === 'value' && query.file === file && isOnePath(query.path, path);
    const isPart = isIt || answer.madeOf.some(isMadeOf);
    known.set(answer, isPart);
    return isPart;
  };
  return [...pages].flatMap(([address, { madeOf }]) => (madeOf.some(isMadeOf) ? [address] : []));
}
