import { ownValue } from '../../own-value.ts';

/** Values for a message template: `{form.email}` and `{payment.total}`. */
export type MessageValues = Readonly<Record<'form' | 'payment', Readonly<Record<string, string>>>>;

/** In characters. Chat services reject addresses that are far longer than a form of this kind makes. */
const longestValue = 200;
const longestMessage = 3000;

const placeholder = /\{(form|payment)\.([A-Za-z0-9]+)\}/g;

/** Line breaks, other control characters, and marks that change the direction of the text around them. */
const controls = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;
const loneSurrogate = /\p{Surrogate}/gu;

/**
 * Fills a message template in a single pass, so that a value that looks like a placeholder stays as typed. Each value
 * is a single line; fields left empty are blank.
 */
export function buildMessage(template: string, values: MessageValues): string {
  const message = template.replace(placeholder, (_written, group: string, name: string) =>
    cleanValue(ownValue(group === 'form' ? values.form : values.payment, name) ?? ''),
  );
  return shorten(message.replace(loneSurrogate, ''), longestMessage).trim();
}

/** One line of plain text, cut between characters and never within one. */
export function cleanValue(value: string): string {
  const line = value.replace(loneSurrogate, '').replace(controls, ' ').replace(/\s+/g, ' ').trim();
  return shorten(line, longestValue);
}

function shorten(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length ? characters.slice(0, length).join('') : text;
}
