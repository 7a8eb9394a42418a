import type { Answer, Question } from '../../schemas/planned.ts';
import type { QuestionProps } from '../../schemas/types.ts';
import type { Entry } from '../model/site.ts';
import { branchNumber, chatAddress } from './chat-link.ts';
import { measureWay } from './measure-way.ts';
import { outcomeAddress } from './outcome-address.ts';
import { planFieldsOf } from './plan-fields-of.ts';
import type { PageScope, Planned } from './planner.ts';

/** A question with its answers as links. All questions stand on one page, so the next one is an anchor. */
export function planQuestion(entry: Entry, page: PageScope): Planned<Question> {
  const { values, origins } = planFieldsOf<QuestionProps>(entry, 'question', page);
  const { before, ...way } = measureWay(entry.id, page.site);
  const question: Question = {
    id: entry.id,
    title: values.title,
    ...(values.hint && { hint: values.hint }),
    key: values.key,
    short: values.short,
    ...way,
    ...(before !== undefined && { back: `#${before}` }),
    answers: values.answers.flatMap((answer) => planAnswer(answer, page)),
  };
  return { value: question, origins };
}

/** Nothing where what the answer leads to is hidden today. */
function planAnswer(written: QuestionProps['answers'][number], page: PageScope): Answer[] {
  const { question, outcome, branch, ...face } = written;
  const href =
    question === undefined ? hrefOf('outcomes', outcome, page) : hrefOf('questions', question, page);
  if (href === undefined) return [];
  const chat = branch && chatAddress(page.settings, branchNumber(page.settings, branch)).href;
  return [{ ...face, href, ...(chat && { chat }) }];
}

function hrefOf(collection: string, id: string | undefined, page: PageScope): string | undefined {
  if (id === undefined || !page.site.collections.get(collection)?.has(id)) return undefined;
  return collection === 'questions' ? `#${id}` : outcomeAddress(id, page);
}
