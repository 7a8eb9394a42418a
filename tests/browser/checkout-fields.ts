import type { Locator, Page } from 'playwright';

/**
 * The table of section 5: field, label, the message of its rule, and the shortest valid text. The country is not in
 * that table: it decides whether a postcode is required.
 */
export const fields = [
  { name: 'firstName', message: 'First name must be at least 2 characters', short: 'A', enough: 'Jo' },
  { name: 'lastName', message: 'Last name must be at least 2 characters', short: 'B', enough: 'Li' },
  { name: 'email', message: 'Invalid email address', short: 'asha@', enough: 'a@b.co' },
  {
    name: 'phone',
    message: 'Phone number must be at least 10 digits',
    short: '123456789',
    enough: '1234567890',
  },
  { name: 'address', message: 'Address must be at least 5 characters', short: '1 Rd', enough: '12 Rd' },
  { name: 'city', message: 'City must be at least 2 characters', short: 'Y', enough: 'Ho' },
  { name: 'postcode', message: 'Postcode must be at least 5 characters', short: 'E1 1', enough: 'E1 1A' },
] as const;

export type Answers = Record<(typeof fields)[number]['name'] | 'country', string>;

export const asha: Answers = {
  firstName: 'Asha',
  lastName: 'Gurung',
  email: 'asha.gurung+uk@example.com',
  phone: '+977 000 000 0001',
  address: '12 Hill Road, Flat 3',
  city: 'Kathmandu',
  postcode: '44600',
  country: 'Nepal',
};

export const countryMessage = 'Choose your country';

/** A field of the enrolment form; the lead dialog has fields of the same names. */
export function fieldOf(page: Page, name: string): Locator {
  return page.locator(`.checkout-form [name=${name}]`);
}

export async function fillIn(page: Page, answers: Partial<Answers>): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) {
    const field = fieldOf(page, name);
    await (name === 'country' ? field.selectOption(answer) : field.fill(answer));
  }
}

/** The message shown under a field; undefined if the field is valid. */
export async function messageUnder(page: Page, name: string): Promise<string | undefined> {
  const field = fieldOf(page, name);
  const isInvalid = (await field.getAttribute('aria-invalid')) === 'true';
  const described = (await field.getAttribute('aria-describedby')) ?? '';
  const message = page.locator(`#${described.split(' ').at(-1) || 'none'}`);
  return isInvalid && (await message.isVisible()) ? message.innerText() : undefined;
}

/** The lines of the chat message in a link to the chat, keyed by the text before their colon. */
export function readChat(address: string): { number: string; text: string; lines: Record<string, string> } {
  const url = new URL(address);
  const text = url.searchParams.get('text') ?? '';
  const pairs = text.split('\n').flatMap((line) => {
    const [, name, value] = /^([^:]+): (.*)$/.exec(line) ?? [];
    return name !== undefined && value !== undefined ? [[name, value] as const] : [];
  });
  return { number: url.pathname.slice(1), text, lines: Object.fromEntries(pairs) };
}
