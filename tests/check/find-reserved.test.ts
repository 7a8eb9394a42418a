import { describe, expect, test } from 'vitest';
import { findReserved } from '../../renderer/check/find-reserved.ts';

const found = (text: string) => findReserved(text).map(({ written }) => written);

describe('addresses and numbers that reach nobody', () => {
  test.each([
    ['Write to hello@example.com today.', 'hello@example.com'],
    ['mailto:a.b+c@mail.example.org', 'mailto:a.b+c@mail.example.org'],
    ['See https://shop.example.net/cart?id=1#top, please', 'https://shop.example.net/cart?id=1#top,'],
    ['Go to www.example.com now', 'www.example.com'],
    ['http://academy.test/', 'http://academy.test/'],
    ['https://localhost:4173/courses', 'https://localhost:4173/courses'],
    ['me@shop.invalid', 'me@shop.invalid'],
    ['[a form](https://a.example/x) is here', 'https://a.example/x'],
    ['Call +44 20 7946 0142.', '+44 20 7946 0142'],
    ['Call (020) 7946 0999', '(020) 7946 0999'],
    ['tel:+441632960123', '+441632960123'],
    ['0161 496 0123', '0161 496 0123'],
    ['0191 498 0123', '0191 498 0123'],
    ['07700 900461', '07700 900461'],
    ['0808 157 0123', '0808 157 0123'],
    ['03069 990123', '03069 990123'],
    ['+977 1 000 0000', '+977 1 000 0000'],
  ])('%s', (text, written) => {
    expect(found(text)).toEqual([written]);
  });

  test.each([
    'for example, the test is invalid',
    'the example.computer is new',
    'https://www.nmc.org.uk/example',
    'https://www.nmc.org.uk/?from=example.com-like',
    'notexample.com',
    'https://example.co.uk',
    '+44 20 7333 9333',
    '07700 800461',
    '0161 495 0123',
    'from 2025-10-05 to 2025-10-12',
    '10 000 000 000',
    'hello@{site.domain}',
  ])('“%s” is left alone', (text) => {
    expect(found(text)).toEqual([]);
  });
});
