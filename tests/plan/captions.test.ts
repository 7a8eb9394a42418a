import { expect, it } from 'vitest';
import { parseBlockMarkdown } from '../../renderer/markdown/parse-markdown.ts';
import { htmlFromHast } from '../../renderer/plan/values/html-from-hast.ts';

const html = (markdown: string) =>
  htmlFromHast(parseBlockMarkdown(markdown).children, {
    fill: (text) => text.replace('{count}', '3'),
    attributes: ({ properties }) => (typeof properties.src === 'string' ? { src: properties.src } : {}),
  }).trim();

it('the title of a picture that stands alone is its caption, with names filled in', () => {
  expect(html('![A chart](chart.svg "Fill in {count} columns & add < them.")')).toBe(
    '<figure><img src="chart.svg"><figcaption>Fill in 3 columns &amp; add &lt; them.</figcaption></figure>',
  );
});

it('a picture without a title, or within a sentence, has no caption', () => {
  expect(html('![A chart](chart.svg)')).toBe('<p><img src="chart.svg"></p>');
  expect(html('See ![a chart](chart.svg "The chart") here.')).toBe(
    '<p>See <img title="The chart" src="chart.svg"> here.</p>',
  );
});
