import type { Report } from '../../diagnostics/diagnostic.ts';
import { checkBranch } from '../chat/check-branch.ts';
import { checkUnique } from '../check-unique.ts';
import type { JudgedFile, JudgedSite } from '../judged.ts';
import { type Fields, fields, list } from '../read-fields.ts';
import * as messages from './messages.ts';

/** The questions of the route finder are a tree: from the first one every other is reached, and every way ends. */
export function checkQuestions(site: JudgedSite, report: Report): void {
  const all = site.entries('question');
  for (const question of all) checkQuestion(question, site, report);
  const first = firstOf(all);
  if (!first) return;
  const questions = new Map(all.map((question) => [question.id, question]));
  const reached = new Set<string>();
  walk(first.id, [], { questions, reached, report });
  for (const { id, place } of all.filter((question) => !reached.has(question.id))) {
    report(messages.unreachedQuestion(place([]), first.id));
    // Also a circle that nobody gets into has to be found: planning would never come to its end.
    walk(id, [], { questions, reached, report });
  }
}

function checkQuestion(question: JudgedFile, site: JudgedSite, report: Report): void {
  const { place, value } = question;
  checkUnique(question, ['answers'], 'id', value.answers, report);
  if (value.key === 'exam') report(messages.reservedKey(place(['key'])));
  for (const [index, answer] of answersOf(question).entries()) {
    const at = place(['answers', index]);
    const targets = ['question', 'outcome'].filter((key) => answer[key] !== undefined);
    if (targets.length === 0) report(messages.answerWithoutTarget(at, String(answer.label)));
    if (targets.length === 2) report(messages.answerWithTwoTargets(at, String(answer.label)));
    const branch = place(['answers', index, 'branch']);
    checkBranch(answer.branch, branch, site.settings.value, report);
  }
}

/** In the order in which entries are shown: by `order`, then by file name. */
function firstOf(questions: readonly JudgedFile[]): JudgedFile | undefined {
  const rank = ({ value }: JudgedFile) =>
    typeof value.order === 'number' ? value.order : Number.MAX_SAFE_INTEGER;
  return questions.toSorted((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1))[0];
}

type Walk = { questions: ReadonlyMap<string, JudgedFile>; reached: Set<string>; report: Report };

function walk(id: string, way: readonly string[], tree: Walk): void {
  const question = tree.questions.get(id);
  if (!question) return;
  if (way.includes(id)) {
    const circle = way.slice(way.indexOf(id));
    tree.report(messages.questionInCircle(question.place([]), circle));
    return;
  }
  if (tree.reached.has(id)) return;
  tree.reached.add(id);
  for (const { question: next } of answersOf(question))
    if (typeof next === 'string') walk(next, [...way, id], tree);
}

function answersOf({ value }: JudgedFile): Fields[] {
  return list(value.answers).map(fields);
}
