import { describe, expect, test } from 'vitest';
import { checkEdited } from './check-edited.ts';

const check = async (phone: string, ...more: [string, string][]) =>
  (await checkEdited({ 'site.yaml': [['phone: +44 20 7946 0142', `phone: "${phone}"`], ...more] }))
    .diagnostics;

describe('a telephone number', () => {
  test.each(['+44 20 7946 0142', '+977 1-4000000', '+1 (212) 555-0100', '+353 91 000 000'])(
    '%s is shown as it is written',
    async (phone) => {
      expect(await check(phone)).toEqual([]);
    },
  );

  test.each([
    ['020 7946 0142', 'phone-without-country', 'Write +44 20 7946 0142'],
    ['(020) 7946 0142', 'phone-without-country', 'Write +44 20 7946 0142'],
    ['00977 1 4000000', 'phone-without-country', 'Write +977 1 4000000'],
    ['+44 (0)20 7946 0142', 'phone-with-zero', 'Write +44 20 7946 0142'],
    ['+44 20 79', 'no-phone', '15 digits'],
    ['+44 20 7946 0142 0142 0142', 'no-phone', '15 digits'],
    ['+44 20 CALL US', 'no-phone', '15 digits'],
  ])('%s is an error that says what to write', async (phone, code, hint) => {
    const [found, ...others] = await check(phone);
    expect(others).toEqual([]);
    expect(found?.code).toBe(code);
    expect(found?.hint).toContain(hint);
    expect(found?.place).toMatchObject({ file: 'site.yaml', line: 12 });
  });

  test('without another number to learn the country from, the hint shows how one looks', async () => {
    const [found] = await check('020 7946 0142', ['  whatsapp: +44 7700 900142\n', '']);
    expect(found?.hint).toContain('leave out the first 0');
  });
});
