import { describe, expect, test } from 'vitest';
import {
  findControlCharacter,
  findOddCharacter,
  withPlainCharacters,
} from '../../renderer/source/odd-characters.ts';
import { checkEdited } from './check-edited.ts';

describe('a character that is not what it looks like', () => {
  test.each([
    ['osce\u00A0', 4, 'osce'],
    ['os\u200Bce', 2, 'osce'],
    ['2025\u201110\u201105', 4, '2025-10-05'],
    ['о\u0441ce', 0, 'occe'],
    ['１２.50', 0, '12.50'],
    ['\uFEFFtitle', 0, 'title'],
    ['co\u00ADurse', 2, 'course'],
  ])('of %j it is found', (text, index, plain) => {
    expect(findOddCharacter(text)?.index).toBe(index);
    expect(withPlainCharacters(text)).toBe(plain);
  });

  test.each([
    'osce-virtual',
    'Übung',
    'नर्स\u200Dहरू',
    'क्\u200Cष',
    '👩\u200D⚕️',
    'курс',
    'σχολή',
    '£ € ₹',
    '“quoted”',
    '学校',
  ])('%j has none', (text) => {
    expect(findOddCharacter(text)).toBeUndefined();
  });

  test.each([
    ['a\u000Bb', 1],
    ['a\u001B[31mb', 1],
    ['\u202Eabc', 0],
    ['tab\tand\r\nlines\n', undefined],
    ['\u202Bשלום\u202C', undefined],
    ['soft\u00ADhyphen and hard\u00A0space', undefined],
  ])('control characters of %j', (text, index) => {
    expect(findControlCharacter(text)).toBe(index);
  });

  test('hard spaces and joiners in running text are left alone', async () => {
    const { found } = await checkEdited({
      'content/posts/first-day.mdx': [['The test', '14\u00A0days, नर्स\u200Dहरू. The test']],
      'content/courses/osce-online.yaml': [['duration: 14 days', 'duration: 14\u00A0days']],
    });
    expect(found).toEqual([]);
  });

  test('it is told once, where it stands, although several rules stumble over it', async () => {
    const { found } = await checkEdited({
      'content/courses/osce-online.yaml': [['category: osce', 'category: os\u200Bce']],
    });
    expect(found).toEqual(['error invisible-character content/courses/osce-online.yaml:3:13']);
  });
});
