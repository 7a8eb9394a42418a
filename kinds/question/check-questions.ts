import type { Report } from '../../diagnostics/diagnostic.ts';
import { type Fields, fieldsOf, listOf } from '../../diagnostics/fields.ts';
import type { Place } from '../../diagnostics/place.ts';
import { checkBranch } from '../chat/check-branch.ts';
import { checkUnique } from '../check-unique.ts';
import type { RuleFile, RuleSite } from '../rule-site.ts';
import {
  answerWithoutTarget,
  answerWithTwoTargets,
  reservedKey,
  unreachedQuestion,
} from './messages.generated.ts';
import * as messages from './messages.ts';

/** The questions of the route finder are a tree: all are reached from the first one, and every path ends. */
export function checkQuestions(site: RuleSite, report: Report): void {
  const all = site.entries('question');
  for (const question of all) checkQuestion(question, site, report);
  const first = firstOf(all);
  if (!first) return;
  const questions = new Map(all.map((question) => [question.id, question]));
  const reached = new Set<string>();
  const circles: Circle[] = [];
  walk(first.id, [], { questions, reached, circles });
  const unreached = all.filter((question) => !reached.has(question.id));
  const hasAllAnswers = all.every(
    (question) =>
      answersOf(question).length > 0 &&
      answersOf(question).every(({ question: next, outcome }) => next !== undefined || outcome !== undefined),
  );
  const found = isWhole(all, questions) ? unreached : onlyStart(unreached);
  // Answers that can’t be read may lead anywhere.
  const told = hasAllAnswers ? found : [];
  // An answer that leads back to an earlier question orphans the one that it led to before.
  const left = circles.length === 1 && told.length === 1 ? told[0] : undefined;
  for (const { id, place } of left ? [] : told)
    report({
      ...unreachedQuestion(place([]), { first: first.id }),
      unreached: { of: 'questions', name: id },
    });
  for (const { id } of unreached) {
    // Unreachable circles must be found as well: planning would never end.
    walk(id, [], { questions, reached, circles });
  }
  for (const { place, ids } of circles) report(messages.questionInCircle(place, ids, left?.id));
}

function checkQuestion(question: RuleFile, site: RuleSite, report: Report): void {
  const { place, value } = question;
  checkUnique(question, ['answers'], 'id', value.answers, report);
  if (value.key === 'exam') report(reservedKey(place(['key'])));
  for (const [index, answer] of answersOf(question).entries()) {
    const at = place(['answers', index]);
    const targets = ['question', 'outcome'].filter((key) => answer[key] !== undefined);
    // A misspelt target key is reported under its own name.
    const isWhole = Object.keys(answer).every((key) => answerFields.has(key));
    if (targets.length === 0 && isWhole) report(answerWithoutTarget(at, { label: String(answer.label) }));
    if (targets.length === 2) report(answerWithTwoTargets(at, { label: String(answer.label) }));
    const branch = place(['answers', index, 'branch']);
    checkBranch(answer.branch, branch, site.settings.value, report);
  }
}

const answerFields: ReadonlySet<string> = new Set([
  ...['id', 'label', 'hint', 'icon', 'question', 'outcome', 'branch', 'note'],
]);

/** The first in display order: by `order`, then by file name. */
function firstOf(questions: readonly RuleFile[]): RuleFile | undefined {
  const rank = ({ value }: RuleFile) =>
    typeof value.order === 'number' ? value.order : Number.MAX_SAFE_INTEGER;
  return questions.toSorted((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1))[0];
}

/** Whether every question that an answer leads to exists: otherwise a missing one may be the path to unreached ones. */
function isWhole(all: readonly RuleFile[], questions: ReadonlyMap<string, RuleFile>): boolean {
  return all
    .flatMap(answersOf)
    .every(({ question }) => question === undefined || questions.has(String(question)));
}

/**
 * The only question from which the others are reached, probably the new name of the missing one; none if there are
 * several.
 */
function onlyStart(unreached: readonly RuleFile[]): RuleFile[] {
  const named = new Set<unknown>(unreached.flatMap(answersOf).map(({ question }) => question));
  const starts = unreached.filter(({ id }) => !named.has(id));
  return starts.length === 1 ? starts : [];
}

/** `place`: that of the answer that leads back to the first of the questions. */
type Circle = { place: Place; ids: readonly string[] };
type Walk = { questions: ReadonlyMap<string, RuleFile>; reached: Set<string>; circles: Circle[] };

function walk(id: string, above: readonly string[], tree: Walk): void {
  const question = tree.questions.get(id);
  if (!question || tree.reached.has(id)) return;
  tree.reached.add(id);
  const way = [...above, id];
  for (const [index, { question: next, outcome }] of answersOf(question).entries()) {
    // If an answer has two targets, it is unclear which one is meant.
    if (typeof next !== 'string' || outcome !== undefined) continue;
    if (way.includes(next))
      tree.circles.push({
        place: question.place(['answers', index, 'question']),
        ids: way.slice(way.indexOf(next)),
      });
    else walk(next, way, tree);
  }
}

function answersOf({ value }: RuleFile): Fields[] {
  return listOf(value.answers).map(fieldsOf);
}
