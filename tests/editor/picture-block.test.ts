import { expect, test } from 'vitest';
import { pictureBlockIn, printPictureBlock } from '../../editor/article/picture-block.ts';

test.each([
  ['![A lab](pictures/lab.svg)', { src: 'pictures/lab.svg', alt: 'A lab' }],
  ['![](./lab.svg)', { src: './lab.svg', alt: '' }],
  ['![All {facts.exam.stations} doors](a.png)', { src: 'a.png', alt: 'All {facts.exam.stations} doors' }],
  ['![A \\[small\\] \\*lab\\*](a.png)', { src: 'a.png', alt: 'A [small] *lab*' }],
])('%s is a picture', (markdown, picture) => {
  expect(pictureBlockIn(markdown)).toEqual(picture);
  expect(printPictureBlock(picture)).toBe(markdown);
});

test.each([
  'See ![A lab](a.png)',
  '![A lab](a.png "Title")',
  '![A lab](<a b.png>)',
  '![A *lab*](a.png)',
  '![A lab](a.png)\n![Another](b.png)',
  '[![A lab](a.png)](/lab)',
])('%s stays as it is written', (markdown) => {
  expect(pictureBlockIn(markdown)).toBeUndefined();
});

test('what is typed reads as exactly that', () => {
  expect(printPictureBlock({ src: 'a.png', alt: 'A_b_ <i>\nc [d](e) `f` {g}' })).toBe(
    '![A_b\\_ \\<i> c \\[d\\](e) \\`f\\` &#123;g&#125;](a.png)',
  );
});
