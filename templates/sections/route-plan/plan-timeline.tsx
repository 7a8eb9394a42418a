import type { Outcome } from '../../../schemas/planned.ts';
import type { RoutePlanProps } from '../../../schemas/types.ts';
import { countText } from '../../components/count-text.ts';
import { fillPattern } from '../../components/fill-pattern.ts';
import { HtmlText } from '../../components/html/html.tsx';
import './plan-timeline.css';

type Plan = NonNullable<Outcome['plan']>;
type Props = RoutePlanProps & { plan: Plan };

/** The question for the exam date and the plan below it: a row for each step, a line for each week. */
export function PlanTimeline(props: Props) {
  const { plan, planTitle, before, examWeek, state, outcome } = props;
  return (
    <div className="plan-timeline">
      <h2 className="plan-timeline__title type-title-l">{planTitle}</h2>
      <PlanDate {...props} />
      <div className="plan-timeline__state" role="status">
        <p data-plan="state" />
        {outcome.instead.map(({ title, href, least }) => (
          <p key={href} data-least={least} hidden>
            {state.instead} <a href={href}>{title}</a>
          </p>
        ))}
        <p data-least={0} hidden>
          {state.none}
        </p>
      </div>
      <ol className="plan-timeline__steps">
        {plan.steps.map((step, index) => (
          <li key={step.title} className="plan-timeline__step" data-step="">
            <div className="plan-timeline__weeks">
              {weeksBefore(plan, index).map((count) => (
                <WeekLabel key={count}>{countText(before, count)}</WeekLabel>
              ))}
            </div>
            <StepWords {...step} />
          </li>
        ))}
        <li className="plan-timeline__step plan-timeline__step--exam" data-step="">
          <div className="plan-timeline__weeks">
            <WeekLabel name="exam">{examWeek}</WeekLabel>
          </div>
          <StepWords {...plan.last} />
        </li>
      </ol>
    </div>
  );
}

/** The script replaces it with a date, and restores these words if there is none. */
function WeekLabel({ name, children }: { name?: string; children: string }) {
  return (
    <p className="plan-timeline__week" data-week={children} data-plan={name}>
      {children}
    </p>
  );
}

/** How many weeks before the exam each week of a step begins. */
function weeksBefore(plan: Plan, index: number): number[] {
  const gone = plan.steps.slice(0, index).reduce((sum, { weeks }) => sum + weeks, 0);
  return Array.from({ length: plan.steps[index]?.weeks ?? 0 }, (_, week) => plan.weeks - gone - week);
}

function StepWords({ title, text }: Plan['last']) {
  return (
    <div className="plan-timeline__words">
      <h3 className="plan-timeline__what type-label-l">{title}</h3>
      <HtmlText of={text} className="plan-timeline__how" />
    </div>
  );
}

/** The last question. The answer takes effect at once, so there is no button. */
function PlanDate({ plan, dateLabel, dateHint }: Props) {
  return (
    <div className="plan-timeline__ask screen-only">
      <label className="plan-timeline__label type-label-l" htmlFor="_exam-date">
        {fillPattern(dateLabel, { exam: plan.exam })}
      </label>
      <p className="plan-timeline__hint" id="_exam-hint">
        {dateHint}
      </p>
      <input className="plan-timeline__date" type="date" id="_exam-date" aria-describedby="_exam-hint" />
    </div>
  );
}
