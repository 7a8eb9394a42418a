import type { CheckoutFormIslandProps } from '../../../schemas/types.ts';
import { HtmlText } from '../../components/html/html.tsx';
import './checkout-notes.css';

type Props = Pick<CheckoutFormIslandProps, 'next' | 'cancellation'>;

/** Notes before the button: what pressing it starts, and the right to cancel. */
export function CheckoutNotes({ next, cancellation }: Props) {
  return (
    <div className="checkout-notes">
      <h3 className="checkout-notes__title type-label">{next.title}</h3>
      <ol className="checkout-notes__steps">
        {next.steps.map(({ title, text }) => (
          <li key={title} className="checkout-notes__step">
            <p className="checkout-notes__step-title type-label">{title}</p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {cancellation && (
        <div className="checkout-notes__right">
          <p className="checkout-notes__right-title type-label">{cancellation.title}</p>
          <HtmlText of={cancellation} />
        </div>
      )}
    </div>
  );
}
