import type { CountedText, Question } from '../../../schemas/planned.ts';
import type { RouteFinderProps } from '../../../schemas/types.ts';
import { AnswerList } from '../../components/answer-list/answer-list.tsx';
import { fillNumbers } from '../../components/count-text.ts';
import { HtmlText } from '../../components/html/html.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Island } from '../../components/island/island.tsx';
import { RouteLine } from '../../components/route-line/route-line.tsx';
import './route-finder.css';

/**
 * All questions on one page, which shows the one in the address: they are links, so that the back button works by
 * itself.
 */
export function RouteFinder({ eyebrow, title, lede, progress, back, questions }: RouteFinderProps) {
  return (
    <div className="route-finder">
      <Island of="route-finder" when="load">
        <header className="route-finder__head">
          {eyebrow && <p className="route-finder__eyebrow">{eyebrow}</p>}
          <h1 className="route-finder__title type-display">{title}</h1>
          {lede && <HtmlText of={lede} className="route-finder__lede" />}
        </header>
        <div className="route-finder__questions">
          {questions.map((question) => (
            <QuestionView key={question.id} of={question} progress={progress} back={back} />
          ))}
        </div>
      </Island>
    </div>
  );
}

type Props = { of: Question; progress: CountedText; back: string };

function QuestionView({ of: question, progress, back }: Props) {
  const { id, step, steps } = question;
  return (
    <section className="route-finder__question" id={id} aria-labelledby={`_${id}-title`} tabIndex={-1}>
      <RouteLine step={step} steps={steps} />
      <p className="route-finder__progress">{fillNumbers(progress, { step, steps })}</p>
      <h2 className="route-finder__ask type-title-xl" id={`_${id}-title`}>
        {question.title}
      </h2>
      {question.hint && <HtmlText of={question.hint} className="route-finder__hint" />}
      <AnswerList of={question} />
      {question.back && (
        <a className="route-finder__back" href={question.back}>
          <Icon name="arrow-left" />
          {back}
        </a>
      )}
    </section>
  );
}
