import { expect, test } from 'vitest';
import { mapSection } from '../../renderer/features/edit/map/map-section.ts';

const place = { file: 'content/pages/home.yaml', line: 1, column: 1 };

/** `print`: of the props. Gives each text node and attribute with the paths of the values in it. */
function mapped(props: Record<string, unknown>, paths: readonly string[], print: (props: never) => string) {
  const origins = paths.map((path) => ({ path, value: '', places: [place] }));
  const section = { kind: 'hero', props, place };
  const { texts, unproven } = mapSection({ section, origins, print: (given) => print(given as never) });
  return {
    texts: texts.map((one) => [one.text, one.origins.map(({ path }) => path).join()]),
    unproven: unproven.map(({ path }) => path),
  };
}

test('equal words in one section come from their own fields', () => {
  const props = { title: 'Book', items: [{ label: 'Book' }, { label: 'Now' }] };
  const print = ({ title, items }: typeof props) =>
    `<h1>${title}</h1><a aria-label="${items[1]?.label}">${items[0]?.label}</a>`;
  expect(mapped(props, ['title', 'items/0/label', 'items/1/label'], print)).toEqual({
    texts: [
      ['Book', 'title'],
      ['Now', 'items/1/label'],
      ['Book', 'items/0/label'],
    ],
    unproven: [],
  });
});

test('a price and a paragraph are known by their words', () => {
  const props = { price: { amount: 20, text: '£20' }, text: { html: '<p>One <b>bold</b> word</p>' } };
  const print = ({ price, text }: typeof props) => `<p>from ${price.text}</p>${text.html}`;
  expect(mapped(props, ['price', 'text'], print).texts).toEqual([
    ['from £20', 'price'],
    ['One ', 'text'],
    ['bold', 'text'],
    [' word', 'text'],
  ]);
});

test('a text that the template measures is found out, and the others stay proven', () => {
  const props = { title: 'Short', lede: 'A text', note: 'More' };
  const print = ({ title, lede, note }: typeof props) =>
    `<h1 class="${title.length > 6 ? 'long' : 'short'}">${title}</h1><p>${lede}</p><p>${note}</p>`;
  expect(mapped(props, ['title', 'lede', 'note'], print)).toEqual({
    texts: [
      ['Short', ''],
      ['A text', 'lede'],
      ['More', 'note'],
    ],
    unproven: ['title'],
  });
});

test('so is one that makes the template fail', () => {
  const props = { day: '2026-11-30', title: 'Then' };
  const print = ({ day, title }: typeof props) => `<p>${new Date(day).toISOString()}</p><p>${title}</p>`;
  const failing = (given: typeof props) => {
    try {
      return print(given);
    } catch {
      return '';
    }
  };
  expect(mapped(props, ['day', 'title'], failing).unproven).toEqual(['day']);
});
