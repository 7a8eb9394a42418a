import type { PaymentOption } from '../../../schemas/planned.ts';
import type { CheckoutProps } from '../../../schemas/types.ts';
import { ActionButton } from '../../components/action/action.tsx';
import { HtmlText } from '../../components/html/html.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Island } from '../../components/island/island.tsx';
import { OrderSummary } from '../../components/order-summary/order-summary.tsx';
import { cancellationOf } from './cancellation-of.ts';
import { paymentOptions } from './payment-options.ts';
import { PlainCheckout } from './plain-checkout.tsx';
import './checkout.css';

/**
 * Order summary and enrolment form. Site.yaml decides where the details go: handed over in chat, or to a form service.
 */
export function Checkout(props: CheckoutProps) {
  const payments = paymentOptions(props.course, props.payment);
  return (
    <div className="checkout">
      <header className="checkout__head">
        {props.back && <ActionButton of={props.back} className="checkout__back" />}
        <h1 className="checkout__title type-display">{props.title}</h1>
      </header>
      <div className="checkout__summary">
        <OrderSummary of={props} payments={payments} />
      </div>
      <div className="checkout__details screen-only">
        <h2 className="checkout__heading type-title-l">{props.formTitle}</h2>
        <div className={`checkout__form checkout__form--${props.form.delivery.kind}`}>
          <Island of="checkout-form" when="visible" props={formProps(props, payments)} />
        </div>
        {props.form.delivery.kind === 'chat' && <PlainCheckout of={props} payments={payments} />}
        <HtmlText of={props.agreement} className="checkout__agreement type-note" />
        <p className="checkout__secure type-note">
          <Icon name="lock" />
          {props.secure}
        </p>
        {props.help && (
          <div className="checkout__help">
            <HtmlText of={props.help.text} />
            <ActionButton of={props.help.action} />
          </div>
        )}
      </div>
    </div>
  );
}

/** The form's data for the browser, as plain JSON. */
function formProps(props: CheckoutProps, payments: PaymentOption[]) {
  const { course, form, paymentTitle, next, successPage, labels } = props;
  const { delivery, failure } = form;
  const chat =
    delivery.kind === 'chat' ? { href: delivery.href, message: delivery.message } : { href: '', message: '' };
  return {
    id: form.id,
    kind: delivery.kind,
    course: course.id,
    draftKey: `${form.id}:${course.id}`,
    // The way to pay is requested below the fields, in the words of this section.
    fields: form.fields.filter((field) => field.name !== 'paymentMethod'),
    optional: form.optional,
    errorSummary: form.errorSummary,
    busy: form.busy,
    paymentTitle,
    payments,
    next,
    cancellation: cancellationOf(props),
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
