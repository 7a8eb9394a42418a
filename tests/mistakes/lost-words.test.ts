import { describe, expect, test } from 'vitest';
import { doubledWords, lostWords } from './lost-words.ts';

describe('words that a hint has go', () => {
  test.each([
    ['price: 349.99 EUR', 'price: 349.99', ['eur']],
    ['year: "2024" (to be checked)', 'year: "2024"', ['to', 'be', 'checked']],
    ['title: नेपालको मूल्य', 'title: नेपालको', ['मूल्य']],
    ['price: ₹500', 'price: 500', ['₹']],
    ['year: "2024" (to be checked)', 'year: "2024" # (to be checked)', []],
    ['section: page-herok', 'section: page-hero', []],
    ['id: next date', 'id: next-date', []],
    ['fallback: sans-esrif', 'fallback: sans-serif', []],
    ['to: /note', 'to: /team', ['note']],
  ])('of “%s” as “%s”', (before, after, lost) => {
    expect(lostWords(before, after)).toEqual(lost);
  });
});

describe('words that a hint doubles', () => {
  test.each([
    ['save: Save {saving}', 'save: Save {saving}{saving}', '{saving}', ['saving']],
    [
      'at: Kandy, now in Leeds // old',
      'at: Kandy, now in Leeds Kandy, now in Leeds',
      'Kandy, now in Leeds',
      ['kandy', 'now', 'in', 'leeds'],
    ],
    ['save: {course.saving}', 'save: {course.saving}{course.saving}', '', ['coursesaving']],
    ['{courses.a.title} costs £1.', '{courses.a.title} costs {courses.a.price}.', '', []],
    ['the O.S.C.E.](/osce)', 'the OSCE](/osce)', 'OSCE', []],
    ['{ label: Email, to: emal }', '{ label: Email, to: email }', 'email', []],
  ])('of “%s” as “%s”', (before, after, hint, doubled) => {
    expect(doubledWords(before, after, hint)).toEqual(doubled);
  });
});
