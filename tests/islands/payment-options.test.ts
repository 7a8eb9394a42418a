import { describe, expect, it } from 'vitest';
import type { Course } from '../../schemas/planned.ts';
import { paymentOptions } from '../../templates/sections/checkout/payment-options.ts';
import { makeCourse } from '../content/make-course.ts';

const words = {
  full: {
    label: 'Pay in full',
    hint: 'Once {price}',
    message: 'Pay in Full ({price})',
    submit: 'Enrol - {price}',
  },
  klarna: {
    label: 'Instalments',
    hint: '{plan}',
    message: 'Klarna ({plan})',
    submit: 'Enrol - {monthly}/month',
  },
};
const money = (text: string) => ({ amount: 1, text, free: false });
const course = (more: Partial<Course>) => makeCourse({ price: money('£199.99'), ...more });

describe('paymentOptions', () => {
  it('offers instalments where the course does, with the totals in words', () => {
    const instalment = {
      money: money('£50.00'),
      count: 4,
      text: '£50.00/month × 4',
      total: money('£200.00'),
      totalText: '4 × £50.00 = £200.00',
      note: '',
    };
    const [full, klarna] = paymentOptions(course({ instalment }), words);
    expect(full).toMatchObject({ value: 'full', total: '£199.99', submit: 'Enrol - £199.99' });
    expect(klarna).toMatchObject({
      value: 'klarna',
      total: '4 × £50.00 = £200.00',
      submit: 'Enrol - £50.00/month',
      messageText: 'Klarna (£50.00/month × 4)',
    });
  });

  it('offers the whole price alone where there are no instalments', () => {
    expect(paymentOptions(course({}), words).map(({ value }) => value)).toEqual(['full']);
  });
});
