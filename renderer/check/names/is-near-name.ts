/**
 * In plain Markdown braces are words, unless they hold a name that the site has or nearly has: it begins as the site’s
 * own names do, or a small slip sets it apart from one.
 */
import { findNameProblem, type NameScope } from './find-name-problem.ts';
import { possibleFields } from './nameable-fields.ts';
import { kindCalled, nameableKinds } from './nameable-kinds.ts';
import { sharedValues } from './shared-values.ts';

export function isNearName(name: string, scope: NameScope): boolean {
  const [head = '', ...rest] = name.split('.');
  const { content } = scope;
  if (rest.length === 0) return false;
  if (head === 'facts' || content.fixedNames.has(head)) return true;
  const shared = sharedValues(content).get(head);
  if (shared) return shared.includes(rest.join('.'));
  const called = kindCalled(head, content.kinds);
  if (called && rest.length === 1) return possibleFields(called).includes(rest[0] ?? '');
  // `{courses.osce.price}`; an entry has no name of two parts, but lists of programs have: `{posts.length}`.
  if (nameableKinds(content.kinds).some(({ collection }) => collection === head)) return rest.length > 1;
  const problem = findNameProblem(name, scope);
  if (problem?.kind !== 'unknown') return problem === undefined;
  return problem.meant !== undefined && !findNameProblem(problem.meant, scope);
}
