import type { RoutePlanIslandProps, RoutePlanProps } from '../../../schemas/types.ts';
import { fillPattern } from '../../components/fill-pattern.ts';

/** What the script needs to put dates to the plan and answers into the message. */
export function planIslandProps(props: RoutePlanProps): RoutePlanIslandProps {
  const { outcome, questions, weekOf, count, chat } = props;
  return {
    steps: (outcome.plan?.steps ?? []).map(({ weeks, minWeeks }) => ({ weeks, least: minWeeks })),
    weekOf,
    one: count.one,
    other: count.other,
    state: planSentences(props),
    chat: outcome.chat,
    message: chat.message,
    unknown: chat.unknown,
    answers: listAnswers(questions, chat.answer),
  };
}

/** With all that no date changes. */
function planSentences({ outcome: { plan }, count, state }: RoutePlanProps): RoutePlanIslandProps['state'] {
  const least = plan?.least ?? 0;
  const known = {
    exam: plan?.exam ?? '',
    least: least === 1 ? count.one : fillPattern(count.other, { count: String(least) }),
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

/** Questions that ask the same of different people share their answers: each is named once. */
function listAnswers(
  questions: RoutePlanProps['questions'],
  pattern: string,
): RoutePlanIslandProps['answers'] {
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
