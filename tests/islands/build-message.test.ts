import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildMessage, cleanValue } from '../../templates/islands/forms/build-message.ts';
import { chatAddress } from '../../templates/islands/forms/chat-address.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 300 });
const fill = (email: string) => buildMessage('E-mail: {form.email}', { form: { email }, payment: {} });

describe('buildMessage', () => {
  it('fills in what was typed and how it is paid', () => {
    const template = 'Name: {form.firstName}\nPayment: {payment.text}\nTotal: {payment.total}';
    const payment = { text: 'Pay in Full (£199.99)', total: '£199.99' };
    expect(buildMessage(template, { form: { firstName: 'Asha' }, payment })).toBe(
      'Name: Asha\nPayment: Pay in Full (£199.99)\nTotal: £199.99',
    );
  });

  it('leaves a blank for what nobody filled in', () => {
    expect(buildMessage('City: {form.city}.', { form: {}, payment: {} })).toBe('City: .');
  });

  it('keeps a value that looks like a placeholder as it was typed', () => {
    expect(fill('{form.email} {payment.total}')).toBe('E-mail: {form.email} {payment.total}');
  });

  it('keeps a value that looks like a replacement pattern as it was typed', () => {
    expect(fill("$& $1 $'")).toBe("E-mail: $& $1 $'");
  });

  it('gives no value a second line', () => {
    expect(fill('a\r\nTotal: £0\u2028b')).toBe('E-mail: a Total: £0 b');
  });

  it('drops marks that turn the direction of the text around', () => {
    expect(fill('a\u202Eb\u2066c')).toBe('E-mail: a b c');
  });

  it('never cuts a character in half', () => {
    expect(cleanValue('🩺'.repeat(300))).toBe('🩺'.repeat(200));
  });

  it('makes an address of whatever was typed', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const address = chatAddress('https://chat.example.com/44?text=', fill(text));
        expect(new URL(address).searchParams.get('text')).toMatch(/^E-mail:/);
      }),
    );
  });

  it('gives every value one line without control characters, whatever was typed', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(cleanValue(text)).not.toMatch(/[\p{Cc}\p{Surrogate}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u);
      }),
    );
  });
});
