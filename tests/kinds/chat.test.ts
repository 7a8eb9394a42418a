import { expect, it } from 'vitest';
import { chatHref, planChatAddress } from '../../kinds/chat/chat-link.ts';
import { makeSite } from './make-site.ts';

const settings = {
  chat: { pattern: 'https://chat.example.com/{number}?text={text}' },
  contact: {
    whatsapp: '+44 7700 900142',
    branches: [{ id: 'nepal', whatsapp: '+977 1' }, { id: 'leeds' }],
    ghana: { whatsapp: '+233 2' },
  },
};
const site = makeSite({ settings });

it.each([
  { branch: undefined, number: '447700900142' },
  { branch: 'nepal', number: '9771' },
  { branch: 'ghana', number: '2332' },
  { branch: 'leeds', number: '447700900142' },
])('a message to $branch goes to $number', ({ branch, number }) => {
  expect(chatHref('Hello & bye', branch, site).value).toBe(
    `https://chat.example.com/${number}?text=Hello%20%26%20bye`,
  );
});

it('a form has the address with its text still to come, and without its query', () => {
  expect(planChatAddress({ number: '+1 2' }, site).value).toEqual({
    href: 'https://chat.example.com/12?text=',
    action: 'https://chat.example.com/12',
  });
});
