import type { NextStepsProps } from '../../../schemas/types.ts';
import { ActionButton, ActionList } from '../../components/action/action.tsx';
import { HtmlText } from '../../components/html/html.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Island } from '../../components/island/island.tsx';
import './next-steps.css';

/** Only a form service can confirm an enrolment. A chat message is on its way once the visitor has sent it. */
export function NextSteps(props: NextStepsProps) {
  const { form, handedOver, confirmed, steps, actions, help } = props;
  const isConfirmed = form.delivery.kind === 'endpoint';
  const said = isConfirmed ? confirmed : handedOver;
  return (
    <div className="next-steps">
      <div className="next-steps__opening">
        <Icon
          name={isConfirmed ? 'circle-check' : 'send'}
          className={isConfirmed ? 'next-steps__mark next-steps__mark--done' : 'next-steps__mark'}
        />
        <h1 className="next-steps__title type-display">{said.title}</h1>
        <HtmlText of={said.text} className="next-steps__text" />
        {!isConfirmed && <OpenAgain {...props} />}
        <HtmlText of={help} className="next-steps__help" />
      </div>
      <div className="next-steps__after">
        <h2 className="next-steps__subtitle type-title-l">{said.stepsTitle}</h2>
        <ol className="next-steps__list">
          {steps.map((step) => (
            <li className="next-steps__step" key={step.title}>
              <Icon name={step.icon} className="next-steps__icon" />
              <div>
                <h3 className="next-steps__step-title type-label-l">{step.title}</h3>
                <HtmlText of={step.text} className="next-steps__step-text" />
              </div>
            </li>
          ))}
        </ol>
        <ActionList of={actions} className="next-steps__actions" />
      </div>
    </div>
  );
}

/** The chat with a general message; the island replaces it with the visitor’s own if this tab still has it. */
function OpenAgain({ form: { delivery }, handedOver }: NextStepsProps) {
  return (
    <Island of="reopen-chat" when="load" props={{ start: delivery.kind === 'chat' ? delivery.href : '' }}>
      <ActionButton of={handedOver.open} />
    </Island>
  );
}
