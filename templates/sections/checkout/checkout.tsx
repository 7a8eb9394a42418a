import type { PaymentOption } from '../../../schemas/planned.ts';
import type { CheckoutProps } from '../../../schemas/types.ts';
import { ActionButton } from '../../components/action/action.tsx';
import { HtmlText } from '../../components/html/html.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Island } from '../../components/island/island.tsx';
import { OrderSummary } from '../../components/order-summary/order-summary.tsx';
import { paymentOptions } from './payment-options.ts';
import { PlainCheckout } from './plain-checkout.tsx';
import './checkout.css';

/** Order summary and enrolment form. The form hands the details over in chat; nothing is sent to a server of ours. */
export function Checkout(props: CheckoutProps) {
  const payments = paymentOptions(props.course, props.payment);
  return (
    <div className="checkout">
      <header className="checkout__head">
        {props.back && <ActionButton of={props.back} className="checkout__back" />}
        <h1 className="checkout__title">{props.title}</h1>
      </header>
      <div className="checkout__summary">
        <OrderSummary of={props} payments={payments} />
      </div>
      <div className="checkout__details">
        <h2 className="checkout__heading">{props.formTitle}</h2>
        {props.cancellation && !props.course.price.free && (
          <div className="checkout__cancellation">
            <Icon name="undo-2" />
            <p className="checkout__right">{props.cancellation.title}</p>
            <HtmlText of={props.cancellation.text} className="checkout__right-text" />
          </div>
        )}
        <div className="checkout__form">
          <Island of="checkout-form" when="visible" props={formProps(props, payments)} />
        </div>
        <PlainCheckout of={props} payments={payments} />
        <HtmlText of={props.agreement} className="checkout__agreement" />
        <p className="checkout__secure">
          <Icon name="lock" />
          {props.secure}
        </p>
      </div>
    </div>
  );
}

/** What the browser needs of the form, as plain JSON. */
function formProps(
  { course, form, paymentTitle, successPage, labels }: CheckoutProps,
  payments: PaymentOption[],
) {
  const { delivery, failure } = form;
  const chat =
    delivery.kind === 'chat' ? { href: delivery.href, message: delivery.message } : { href: '', message: '' };
  return {
    id: form.id,
    draftKey: `${form.id}:${course.id}`,
    // The way to pay is asked below the fields, in the words of this section.
    fields: form.fields.filter((field) => field.name !== 'paymentMethod'),
    optional: form.optional,
    errorSummary: form.errorSummary,
    busy: form.busy,
    paymentTitle,
    payments,
    action: delivery.action,
    ...chat,
    successHref: successPage.href,
    labels,
    failure: {
      title: failure.title,
      text: failure.text,
      actions: failure.actions.map(({ label, href }) => ({ label, href })),
    },
  };
}
