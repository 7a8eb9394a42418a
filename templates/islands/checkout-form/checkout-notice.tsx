import type { CheckoutFormIslandProps } from '../../../schemas/types.ts';
import type { LatestOutcome } from './use-checkout.ts';

type Props = Pick<CheckoutFormIslandProps, 'labels' | 'failure'> & {
  of: LatestOutcome;
  finish: (address: string) => void;
};

/**
 * The outcome after the button was pressed. The region is there from the start, so that it is read out when it fills.
 */
export function CheckoutNotice({ of: outcome, labels, failure, finish }: Props) {
  return (
    <div className="checkout-form__notice" role="status">
      {outcome.kind === 'opened' && <p>{labels.opened}</p>}
      {outcome.kind === 'blocked' && (
        <div className="checkout-form__blocked">
          <p>{labels.blocked}</p>
          <a
            className="action action--primary"
            href={outcome.address}
            target="_blank"
            rel="noopener"
            onClick={() => finish(outcome.address)}
          >
            {labels.open}
          </a>
        </div>
      )}
      {outcome.kind === 'failed' && (
        <div className="checkout-form__failed">
          <p className="checkout-form__errors-title type-label-l">{failure.title}</p>
          <p>{failure.text}</p>
          {failure.actions.map((action) => (
            <a
              key={action.href}
              className="action action--secondary"
              href={action.href}
              target="_blank"
              rel="noopener"
            >
              {action.label}
            </a>
          ))}
        </div>
      )}
    </div>
  );
}
