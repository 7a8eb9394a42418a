import type { Answer, Question } from '../../schemas/planned.ts';
import type { QuestionProps } from '../../schemas/types.ts';
import { planChatAddress } from '../chat/chat-link.ts';
import type { PlanEntry, PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { measureWay } from './measure-way.ts';

const questionFields = [
  'title',
  'hint',
  'key',
  'short',
  'answers',
] as const satisfies readonly (keyof QuestionProps)[];

/** A question with its answers as links. All questions are on one page, so the next one is an anchor. */
export function planQuestion(entry: PlanEntry, site: PlanSite): Planned<Question> {
  return gather((take) => {
    const values = take(entry.fields<QuestionProps>(...questionFields));
    const { before, ...way } = take(measureWay(entry.id, site));
    return {
      id: entry.id,
      title: values.title,
      ...(values.hint && { hint: values.hint }),
      key: values.key,
      short: values.short,
      ...way,
      ...(before !== undefined && { back: `#${before}` }),
      answers: values.answers.flatMap((answer) => take(planAnswer(answer, site)) ?? []),
    };
  });
}

/** Undefined if the answer's target is hidden today. */
function planAnswer(written: QuestionProps['answers'][number], site: PlanSite): Planned<Answer | undefined> {
  return gather((take) => {
    const { question, outcome, branch, ...face } = written;
    const href = take(
      question === undefined ? hrefOf('outcomes', outcome, site) : hrefOf('questions', question, site),
    );
    if (href === undefined) return undefined;
    const chat = branch && take(planChatAddress({ branch }, site)).href;
    return { ...face, href, ...(chat && { chat }) };
  });
}

function hrefOf(kind: string, id: string | undefined, site: PlanSite): Planned<string | undefined> {
  return gather((take) => {
    if (id === undefined || !take(site.isShown(kind, id))) return undefined;
    return kind === 'questions' ? `#${id}` : take(site.href(kind, id));
  });
}
