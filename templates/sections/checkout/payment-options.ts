import type { Course, PaymentOption } from '../../../schemas/planned.ts';
import type { CheckoutProps } from '../../../schemas/types.ts';
import { fillPattern } from '../../components/fill-pattern.ts';

/** The ways to pay for a course, in words. Instalments only if the course offers them. */
export function paymentOptions(course: Course, { full, klarna }: CheckoutProps['payment']): PaymentOption[] {
  const { price, instalment } = course;
  const values = {
    price: price.text,
    monthly: instalment?.money.text ?? '',
    plan: instalment?.text ?? '',
    total: instalment?.totalText ?? price.text,
  };
  const option = (
    value: PaymentOption['value'],
    total: string,
    words: CheckoutProps['payment']['full'],
  ): PaymentOption => ({
    value,
    total,
    label: words.label,
    hint: fillPattern(words.hint, values),
    submit: fillPattern(words.submit, values),
    messageText: fillPattern(words.message, values),
  });
  const inFull = option('full', price.text, full);
  return instalment && klarna ? [inFull, option('klarna', instalment.totalText, klarna)] : [inFull];
}
