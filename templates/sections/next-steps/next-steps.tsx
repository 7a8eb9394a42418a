import type { NextStepsProps } from '../../../schemas/types.ts';
import { ActionList } from '../../components/action/action.tsx';
import { HtmlText } from '../../components/html/html.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import './next-steps.css';

export function NextSteps({ title, text, steps, actions, help }: NextStepsProps) {
  return (
    <div className="next-steps">
      <div className="next-steps__opening">
        <Icon name="circle-check" className="next-steps__tick" />
        <h1 className="next-steps__title">{title}</h1>
        <HtmlText of={text} className="next-steps__text" />
        <ActionList of={actions} />
        <HtmlText of={help} className="next-steps__help" />
      </div>
      <ol className="next-steps__list">
        {steps.map((step) => (
          <li className="next-steps__step" key={step.title}>
            <Icon name={step.icon} className="next-steps__icon" />
            <div>
              <h2 className="next-steps__step-title">{step.title}</h2>
              <HtmlText of={step.text} className="next-steps__step-text" />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
