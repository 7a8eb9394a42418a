import type {
  RouteMessageIslandProps,
  RoutePlanIslandProps,
  RoutePlanProps,
} from '../../../schemas/types.ts';
import { fillPattern } from '../../components/fill-pattern.ts';

/** What the script needs to put dates to the plan. */
export function planIslandProps(props: RoutePlanProps): RoutePlanIslandProps {
  const { outcome, weekOf, count } = props;
  return {
    steps: (outcome.plan?.steps ?? []).map(({ weeks, minWeeks }) => ({ weeks, least: minWeeks })),
    weekOf,
    one: count.one,
    other: count.other,
    state: planSentences(props),
  };
}

/** What the script needs to put the answers into the message. */
export function messageIslandProps({ outcome, questions, chat }: RoutePlanProps): RouteMessageIslandProps {
  const { message, unknown, answer } = chat;
  return { chat: outcome.chat, message, unknown, answers: listAnswers(questions, answer) };
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
