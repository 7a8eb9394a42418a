import type {
  RouteMessageIslandProps,
  RoutePlanIslandProps,
  RoutePlanProps,
} from '../../../schemas/types.ts';
import { countText, countTexts } from '../../components/count-text.ts';
import { fillPattern } from '../../components/fill-pattern.ts';

type Plan = NonNullable<RoutePlanProps['outcome']['plan']>;

/** The script's data for dating the plan. */
export function planIslandProps(props: RoutePlanProps, plan: Plan): RoutePlanIslandProps {
  const { weekOf, count } = props;
  return {
    steps: plan.steps.map(({ weeks, minWeeks }) => ({ weeks, least: minWeeks })),
    weekOf,
    // A year: nobody counts the weeks to an exam further away than that.
    weeks: countTexts(count, 52),
    other: count.other,
    ...plan.dates,
    state: planSentences(props, plan),
  };
}

/** The script's data for putting the answers into the message. */
export function messageIslandProps({ outcome, questions, chat }: RoutePlanProps): RouteMessageIslandProps {
  const { message, unknown, answer } = chat;
  return { chat: outcome.chat, message, unknown, answers: listAnswers(questions, answer) };
}

/** The sentences, filled in except for dates. */
function planSentences({ count, state }: RoutePlanProps, plan: Plan): RoutePlanIslandProps['state'] {
  const known = {
    exam: plan.exam,
    least: countText(count, plan.least),
  };
  const { open, fits, tight, near, past } = state;
  return {
    open: fillPattern(open, known),
    fits: fillPattern(fits, known),
    tight: fillPattern(tight, known),
    near: fillPattern(near, known),
    past: fillPattern(past, known),
  };
}

/** Questions that ask the same of different people share their answers: each is listed once. */
function listAnswers(
  questions: RoutePlanProps['questions'],
  pattern: string,
): RouteMessageIslandProps['answers'] {
  const all = questions.flatMap(({ key, short, answers }) =>
    answers.map(({ id, label, chat }) => ({
      key,
      id,
      text: fillPattern(pattern, { short, label }),
      ...(chat && { chat }),
    })),
  );
  const name = ({ key, id }: { key: string; id: string }) => `${key}=${id}`;
  return [...new Map(all.map((answer) => [name(answer), answer])).values()];
}
