import type { PaymentOption } from '../../../schemas/planned.ts';
import type { CheckoutProps } from '../../../schemas/types.ts';
import { HtmlText } from '../../components/html/html.tsx';
import { CheckoutNotes } from '../../islands/checkout-form/checkout-notes.tsx';
import { buildMessage } from '../../islands/forms/build-message.ts';
import { cancellationOf } from './cancellation-of.ts';

/** For browsers without a script: the message with its blanks, filled in by hand and sent in chat. */
export function PlainCheckout({ of, payments }: { of: CheckoutProps; payments: PaymentOption[] }) {
  const { withoutScript, form } = of;
  const { delivery } = form;
  const template = delivery.kind === 'chat' ? delivery.message : '';
  const message = buildMessage(template, {
    form: {},
    payment: {
      text: payments.map((payment) => payment.messageText).join(' / '),
      total: payments.map((payment) => payment.total).join(' / '),
    },
  });
  return (
    <noscript>
      <form className="checkout__plain" action={delivery.action} method="get" target="_blank" rel="noopener">
        <p className="checkout__plain-title type-strong">{withoutScript.title}</p>
        <HtmlText of={withoutScript.text} />
        <label className="checkout__plain-label type-strong" htmlFor="_checkout-message">
          {withoutScript.messageLabel}
        </label>
        <textarea
          className="checkout__message"
          id="_checkout-message"
          name="text"
          rows={16}
          defaultValue={message}
        />
        <CheckoutNotes next={of.next} cancellation={cancellationOf(of)} />
        <button className="action action--primary" type="submit">
          {withoutScript.submit}
        </button>
      </form>
    </noscript>
  );
}
