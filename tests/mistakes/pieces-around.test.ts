import { expect, test } from 'vitest';
import { piecesAround } from './pieces-around.ts';

test.each([
  ['He likes equipment‸,, order and checklists.', 'equipment, order', 'equipment,, order'],
  ['Donâ‸€™t take more.', 'Don’t', 'Donâ€™t'],
  ['See ‸https://a.example/b/\nc/ for it.', 'https://a.example/b/c/', 'https://a.example/b/\nc/'],
  ['Look at [our courses‸]/courses) now.', '[our courses](/courses)', '[our courses]/courses)'],
  ['Read ‸<a href="/x">the fees</a>.', '[the fees](/x)', '<a href="/x">the fees</a>'],
  ['- "In ‸%{course.duration}, online"', '{course.duration}', '%{course.duration}'],
  ['पढ्नुहोस् ‸पाठ , अनि', 'पाठ, अनि', 'पाठ , अनि'],
])('in “%s”, “%s” may replace “%s”', (marked, answer, piece) => {
  const at = marked.indexOf('‸');
  const text = marked.replace('‸', '');
  const found = piecesAround(text, at, answer).map(({ from, to }) => text.slice(from, to));
  expect(found).toContain(piece);
});

test('nothing far away is replaced', () => {
  const text = 'The fees are here, and nowhere else than in the fees.';
  expect(piecesAround(text, text.indexOf('nowhere'), 'the fees').map(({ from }) => from)).not.toContain(0);
});
