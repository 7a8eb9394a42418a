import type { RouteInvitationProps } from '../../../schemas/types.ts';
import { AnswerList } from '../../components/answer-list/answer-list.tsx';
import { HtmlText } from '../../components/html/html.tsx';
import { RouteLine } from '../../components/route-line/route-line.tsx';
import './route-invitation.css';

/** The first question of the route finder, on any page: its answers lead on to the second. */
export function RouteInvitation({ eyebrow, title, lede, question, to }: RouteInvitationProps) {
  return (
    <div className="route-invitation">
      <header className="route-invitation__head">
        {eyebrow && <p className="route-invitation__eyebrow">{eyebrow}</p>}
        <h2 className="route-invitation__title type-title-xl">{title}</h2>
        {lede && <HtmlText of={lede} className="route-invitation__lede" />}
      </header>
      <div className="route-invitation__question">
        <RouteLine step={question.step} steps={question.steps} />
        <h3 className="route-invitation__ask type-label-l">{question.title}</h3>
        <AnswerList of={question} from={to.href} />
      </div>
    </div>
  );
}
