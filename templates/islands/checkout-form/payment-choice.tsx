import type { CheckoutFormIslandProps } from '../../../schemas/types.ts';

type Props = { of: CheckoutFormIslandProps['payments']; title: string; form: string };

/** The ways to pay. If a course has only one, there is no choice. */
export function PaymentChoice({ of: payments, title, form }: Props) {
  const first = payments[0]?.value;
  if (payments.length < 2) return <input type="hidden" name="paymentMethod" value={first} />;
  return (
    <fieldset className="checkout-form__payments">
      <legend className="checkout-form__legend type-label">{title}</legend>
      {payments.map(({ value, label, hint, total }) => (
        <div key={value} className="checkout-form__payment">
          <input
            className="checkout-form__radio"
            type="radio"
            id={`_${form}-payment-${value}`}
            name="paymentMethod"
            value={value}
            defaultChecked={value === first}
            aria-describedby={`_${form}-payment-${value}-hint`}
          />
          <label className="checkout-form__way type-strong" htmlFor={`_${form}-payment-${value}`}>
            {label}
          </label>
          <span className="checkout-form__total type-strong">{total}</span>
          <span className="checkout-form__hint" id={`_${form}-payment-${value}-hint`}>
            {hint}
          </span>
        </div>
      ))}
    </fieldset>
  );
}
