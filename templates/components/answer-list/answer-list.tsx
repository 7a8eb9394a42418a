import type { Question } from '../../../schemas/planned.ts';
import { Icon } from '../icon/icon.tsx';
import './answer-list.css';

type Props = {
  of: Question;
  /** The page of the questions, if the answers are on another one. */
  from?: string;
};

/** The answers to a question as links: short ones side by side, those with a hint stacked. */
export function AnswerList({ of: question, from }: Props) {
  const { key, answers } = question;
  const short = answers.every(({ hint, icon }) => !hint && !icon);
  return (
    <ul className={short ? 'answer-list answer-list--short' : 'answer-list'} role="list">
      {answers.map(({ id, label, hint, icon, href }) => (
        <li key={id}>
          <a
            className="answer-list__answer"
            href={from === undefined ? href : `${from}?${key}=${id}${href}`}
            data-key={key}
            data-id={id}
          >
            {icon && <Icon name={icon} className="answer-list__icon" />}
            <span className="answer-list__words">
              <span className="answer-list__label">{label}</span>
              {hint && <span className="answer-list__hint type-caption">{hint}</span>}
            </span>
            <Icon name="arrow-right" className="answer-list__arrow" />
          </a>
        </li>
      ))}
    </ul>
  );
}
