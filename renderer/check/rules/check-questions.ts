import type { Report } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/check-finder.ts';
import { checkBranch } from '../../schema/check-branch.ts';
import { type Fields, fieldsOf, listOf } from '../../schema/fields.ts';
import { locate } from '../../source/locate.ts';
import { checkUnique } from '../check-unique.ts';
import type { Content, Document } from '../content.ts';

/** The questions of the route finder are a tree: from the first one every other is reached, and every way ends. */
export function checkQuestions(content: Content, report: Report): void {
  const questions = content.collections.get('questions') ?? new Map<string, Document>();
  for (const question of questions.values()) checkQuestion(question, content, report);
  const first = firstOf([...questions.values()]);
  if (!first) return;
  const reached = new Set<string>();
  walk(first.id, [], { questions, reached, report });
  for (const { id, source } of [...questions.values()].filter((question) => !reached.has(question.id))) {
    report(messages.unreachedQuestion(locate(source, []), first.id));
    // Also a circle that nobody gets into has to be found: planning would never come to its end.
    walk(id, [], { questions, reached, report });
  }
}

function checkQuestion(question: Document, content: Content, report: Report): void {
  const { source, value } = question;
  checkUnique(question, ['answers'], 'id', value.answers, report);
  if (value.key === 'exam') report(messages.reservedKey(locate(source, ['key'])));
  for (const [index, answer] of answersOf(question).entries()) {
    const place = locate(source, ['answers', index]);
    const targets = ['question', 'outcome'].filter((key) => answer[key] !== undefined);
    if (targets.length === 0) report(messages.answerWithoutTarget(place, String(answer.label)));
    if (targets.length === 2) report(messages.answerWithTwoTargets(place, String(answer.label)));
    const branch = locate(source, ['answers', index, 'branch']);
    checkBranch(answer.branch, branch, content.site.value, report);
  }
}

/** In the order in which entries are shown: by `order`, then by file name. */
function firstOf(questions: readonly Document[]): Document | undefined {
  const rank = ({ value }: Document) =>
    typeof value.order === 'number' ? value.order : Number.MAX_SAFE_INTEGER;
  return questions.toSorted((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1))[0];
}

type Walk = { questions: ReadonlyMap<string, Document>; reached: Set<string>; report: Report };

function walk(id: string, way: readonly string[], tree: Walk): void {
  const question = tree.questions.get(id);
  if (!question) return;
  if (way.includes(id)) {
    const circle = way.slice(way.indexOf(id));
    tree.report(messages.questionInCircle(locate(question.source, []), circle));
    return;
  }
  if (tree.reached.has(id)) return;
  tree.reached.add(id);
  for (const { question: next } of answersOf(question))
    if (typeof next === 'string') walk(next, [...way, id], tree);
}

function answersOf({ value }: Document): Fields[] {
  return listOf(value.answers).map(fieldsOf);
}
