import type { CheckoutFormIslandProps } from '../../../schemas/types.ts';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { FormFieldView } from '../../components/form-field/form-field.tsx';
import { applyCondition } from '../forms/apply-condition.ts';
import { CheckoutNotes } from './checkout-notes.tsx';
import { CheckoutNotice } from './checkout-notice.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { useCheckout } from './use-checkout.ts';
import './checkout-form.css';

/**
 * The enrolment form: validates on submit and on every change from then on, then opens the chat with the details. If
 * its script never arrives, the button still opens the chat, and the input stays.
 */
export default function CheckoutForm(props: CheckoutFormIslandProps) {
  const { form, errors, values, outcome, onInput, onSubmit, goTo, finish } = useCheckout(props);
  const chosen = props.payments.find((option) => option.value === values.paymentMethod) ?? props.payments[0];
  const busy = outcome.kind === 'sending' || outcome.kind === 'opened';
  return (
    <form
      ref={form}
      className="checkout-form"
      action={props.action}
      {...(props.kind === 'endpoint'
        ? { method: 'post' }
        : { method: 'get', target: '_blank', rel: 'noopener' })}
      noValidate
      onInput={onInput}
      onSubmit={onSubmit}
    >
      <ErrorSummary of={errors} title={props.errorSummary} form={props.id} goTo={goTo} />
      {props.kind === 'endpoint' && <input type="hidden" name="course" value={props.course} />}
      <div className="checkout-form__fields">
        {props.fields.map((field) => (
          <FormFieldView
            key={field.name}
            of={applyCondition(field, values)}
            form={props.id}
            optional={props.optional}
            invalid={errors.some((error) => error.name === field.name)}
          />
        ))}
      </div>
      <PaymentChoice of={props.payments} title={props.paymentTitle} form={props.id} />
      <CheckoutNotes next={props.next} cancellation={props.cancellation} />
      <SubmitButton label={chosen?.submit ?? ''} busy={props.busy} working={busy} />
      <CheckoutNotice of={outcome} labels={props.labels} failure={props.failure} finish={finish} />
    </form>
  );
}
