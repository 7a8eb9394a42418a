import { type Fields, isFields, listOf } from '../../../diagnostics/fields.ts';
import { keyOfConflict } from '../../../renderer/site.ts';
import { writingGitIn } from '../../git/write-git.ts';
import type { PublishConflict } from '../../publish/join-commits.ts';
import { publishSite } from '../../publish/publish-site.ts';
import type { EditDesk } from '../desk.ts';
import { notUnderstood, type RouteAnswer } from '../routes.ts';
import { isReviewed } from './answer-changes.ts';

/** In letters. */
const longestSentence = 200;
const longestName = 100;

/** Publishes what was saved. A question that it answers with is answered by publishing again. */
export function createPublishing(desk: EditDesk): (body: Fields) => Promise<RouteAnswer> {
  let asked: readonly PublishConflict[] = [];
  return async ({ sentence, choices, author }) => {
    if (!isLine(sentence, longestSentence)) return notUnderstood('no-sentence');
    const { root, today, base } = desk.site();
    if (author !== undefined && !(await noteAuthor(root, author))) return notUnderstood('no-author');
    const outcome = await publishSite({
      ...{ root, today, base, sentence },
      writes: desk.journal.writes(),
      isReviewed: await isReviewed(desk),
      choices: chosenOf(asked, choices),
    });
    asked = outcome.kind === 'conflicts' ? outcome.conflicts : [];
    if (outcome.kind === 'conflicts')
      return { value: { kind: 'conflicts', conflicts: outcome.conflicts.map(shownConflict) } };
    if (outcome.kind === 'published') desk.journal.publish();
    if (outcome.kind === 'published') await desk.fresh();
    desk.browser.send('changed', { ids: [] });
    return { value: outcome };
  };
}

function shownConflict({ file, path, before, theirs, mine }: PublishConflict, n: number) {
  return { n, file, name: path.join('.'), before, theirs, mine };
}

function chosenOf(asked: readonly PublishConflict[], given: unknown) {
  const chosen = new Map<string, Map<string, 'mine' | 'theirs'>>();
  for (const one of listOf(given)) {
    const conflict = isFields(one) && typeof one.n === 'number' ? asked[one.n] : undefined;
    if (!conflict || !isFields(one) || (one.take !== 'mine' && one.take !== 'theirs')) continue;
    const ofFile = chosen.get(conflict.file) ?? new Map<string, 'mine' | 'theirs'>();
    chosen.set(conflict.file, ofFile.set(keyOfConflict(conflict), one.take));
  }
  return chosen;
}

/** Under whose name changes are kept in this repository from now on. */
async function noteAuthor(root: string, author: unknown): Promise<boolean> {
  if (!isFields(author)) return false;
  const { name, email } = author;
  if (!isLine(name, longestName) || !isLine(email, longestName) || !isAddress(email)) return false;
  const writing = writingGitIn(root);
  await writing(['config', 'user.name', name]);
  await writing(['config', 'user.email', email]);
  return true;
}

/** As git keeps it: the rest is between the two people. */
function isAddress(email: string): boolean {
  return email.split('@').length === 2 && !/[\s<>]/.test(email) && !/^@|@$/.test(email);
}

function isLine(value: unknown, longest: number): value is string {
  return (
    typeof value === 'string' &&
    value.trim() !== '' &&
    value.length <= longest &&
    !/[\p{Cc}\u2028\u2029]/u.test(value)
  );
}
