import { type Diagnostic, describeFields } from '../../renderer/site.ts';
import type { EditDesk } from './desk.ts';
import { type ShownProblem, shownProblem } from './shown-problem.ts';

/** With this many mistakes at once nobody begins at the last one. */
const most = 30;

/** Problems of the site as it is, each with the field in which it can be mended. */
export async function locatedProblems(
  { ids, site }: Pick<EditDesk, 'ids' | 'site'>,
  problems: readonly Diagnostic[],
): Promise<(ShownProblem & { id?: string })[]> {
  const located = problems.slice(0, most).map(async (problem) => {
    const { place } = problem;
    const [field] = await describeFields({ ...site(), of: { file: place.file, path: [], place } });
    const isField = field && (field.path.length > 0 || field.range);
    return { ...shownProblem(problem), ...(isField && { id: ids.idOf(field) }) };
  });
  return [...(await Promise.all(located)), ...problems.slice(most).map(shownProblem)];
}
