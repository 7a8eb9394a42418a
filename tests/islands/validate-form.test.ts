import { describe, expect, it } from 'vitest';
import type { FormField } from '../../schemas/planned.ts';
import { isFieldValid, validateForm } from '../../templates/islands/forms/validate-form.ts';

const field = (rules: Partial<FormField> = {}): FormField => ({
  name: 'field',
  label: 'Field',
  type: 'text',
  required: true,
  ...rules,
});

describe('isFieldValid', () => {
  it.each([
    ['ab', true],
    ['a', false],
    [' a ', false],
    ['', false],
  ])('with at least two characters, "%s" is valid: %s', (value, valid) => {
    expect(isFieldValid(field({ minLength: 2 }), value)).toBe(valid);
  });

  it('counts an emoji as one character', () => {
    expect(isFieldValid(field({ minLength: 2 }), '🩺')).toBe(false);
  });

  it.each([
    ['asha@example.com', true],
    ["o'neill+osce@mail.example.co.uk", true],
    ['asha@example', false],
    ['asha.example.com', false],
    ['asha @example.com', false],
    ['asha@-example.com', false],
  ])('as an e-mail address, "%s" is valid: %s', (value, valid) => {
    expect(isFieldValid(field({ type: 'email' }), value)).toBe(valid);
  });

  it('takes only a choice that is offered', () => {
    const choice = field({ type: 'select', options: [{ value: 'uk', label: 'United Kingdom' }] });
    expect(isFieldValid(choice, 'uk')).toBe(true);
    expect(isFieldValid(choice, 'mars')).toBe(false);
  });

  it('lets an optional field stay empty, but not be wrong', () => {
    expect(isFieldValid(field({ required: false, minLength: 5 }), '')).toBe(true);
    expect(isFieldValid(field({ required: false, minLength: 5 }), 'abc')).toBe(false);
  });

  it('refuses more characters than fit', () => {
    expect(isFieldValid(field({ maxLength: 3 }), 'abcd')).toBe(false);
  });
});

describe('validateForm', () => {
  it('names broken rules in the order of the fields, each with its message', () => {
    const fields = [
      field({ name: 'firstName', minLength: 2, message: 'First name must be at least 2 characters' }),
      field({ name: 'city' }),
      field({ name: 'email', type: 'email', message: 'Invalid email address' }),
    ];
    expect(validateForm(fields, { city: 'Leeds', email: 'x' })).toEqual([
      { name: 'firstName', message: 'First name must be at least 2 characters' },
      { name: 'email', message: 'Invalid email address' },
    ]);
  });

  it('asks a field only while the other one has an answer that its rules hold for', () => {
    const onlyWhen = { field: 'country', is: ['United Kingdom', 'Ireland'] };
    const fields = [field({ name: 'postcode', minLength: 5, message: 'Postcode', onlyWhen })];
    const mistakes = (country: string, postcode: string) =>
      validateForm(fields, { country, postcode }).length;
    expect(mistakes('United Kingdom', '')).toBe(1);
    expect(mistakes('Ireland', 'D02')).toBe(1);
    expect(mistakes('Ireland', 'D02 X285')).toBe(0);
    expect(mistakes('Ghana', '')).toBe(0);
    expect(mistakes('Ghana', 'GA')).toBe(0);
    expect(mistakes('', '')).toBe(0);
  });

  it('falls back to the label where a field has no message', () => {
    expect(validateForm([field()], {})).toEqual([{ name: 'field', message: 'Field' }]);
  });
});
