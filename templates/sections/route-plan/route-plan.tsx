import type { RoutePlanProps } from '../../../schemas/types.ts';
import { ActionList } from '../../components/action/action.tsx';
import { HtmlText } from '../../components/html/html.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Island } from '../../components/island/island.tsx';
import { RouteLine } from '../../components/route-line/route-line.tsx';
import { ShareButton } from '../../components/share-button/share-button.tsx';
import { messageIslandProps, planIslandProps } from './plan-island-props.ts';
import { PlanTimeline } from './plan-timeline.tsx';
import { RouteCourse } from './route-course.tsx';
import './route-plan.css';

/**
 * An outcome of the route finder. Without a script its weeks count backwards from any exam; with one they have dates.
 */
export function RoutePlan(props: RoutePlanProps) {
  const { outcome, eyebrow, change, answersTitle, courseTitle, about, chat, share } = props;
  const island = messageIslandProps(props);
  // The last stop is the question for the exam date.
  const stops = props.questions[0]?.steps ?? 1;
  return (
    <div className="route-plan">
      <Island of="route-message" when={outcome.plan ? 'interaction' : 'load'} props={island}>
        <header className="route-plan__head">
          <RouteLine step={outcome.plan ? stops : stops + 1} steps={stops} />
          {eyebrow && <p className="route-plan__eyebrow">{eyebrow}</p>}
          <h1 className="route-plan__title type-display">{outcome.title}</h1>
          <HtmlText of={outcome.text} className="route-plan__text" />
          <p className="route-plan__given">
            <span className="route-plan__answers">
              {answersTitle} <span data-plan="answers" />
            </span>
            <a className="route-plan__change" href={change.to.href}>
              {change.label}
            </a>
          </p>
        </header>
        {outcome.course && <RouteCourse of={outcome.course} title={courseTitle} about={about} />}
        {outcome.plan && (
          <Island of="route-plan" when="load" props={planIslandProps(props, outcome.plan)}>
            <PlanTimeline {...props} plan={outcome.plan} />
          </Island>
        )}
        <div className="route-plan__next">
          <PlanNotes of={props.questions} />
          <a
            className={`action action--${outcome.course ? 'secondary' : 'primary'}`}
            href={island.chat + encodeURIComponent(firstMessage(island))}
            target="_blank"
            rel="noopener"
            data-plan="chat"
          >
            <Icon name="message-circle" />
            <span className="action__label">{chat.label}</span>
          </a>
          <ActionList of={outcome.actions} />
          <div className="route-plan__keep">
            <ShareButton label={share.label} done={share.done} title={outcome.title} address="" />
            {outcome.plan && (
              <Island of="print-page" when="interaction">
                <button type="button" className="route-plan__print">
                  <Icon name="printer" />
                  {props.print}
                </button>
              </Island>
            )}
          </div>
        </div>
      </Island>
    </div>
  );
}

/** Notes for visitors who gave a certain answer. */
function PlanNotes({ of: questions }: { of: RoutePlanProps['questions'] }) {
  return questions.flatMap(({ key, answers }) =>
    answers.map(
      ({ id, note }) =>
        note && (
          <div key={`${key}-${id}`} className="route-plan__note" data-key={key} data-id={id}>
            <HtmlText of={note} />
          </div>
        ),
    ),
  );
}

/** The message before a script knows the answers: without them and without a date. */
function firstMessage({ message, unknown }: { message: string; unknown: string }): string {
  return message
    .replace(/\{answers\}\s*/, '')
    .replace('{exam}', unknown)
    .replace('{address}', '')
    .trim();
}
