import { expect, test } from 'vitest';
import { renderFragment } from '../../renderer/render/render-fragment.ts';
import { heapGrowth } from '../heap-growth.ts';
import { loadFixture } from './make-plan.ts';

const words = 'Some words of a long article. '.repeat(10_000);

test('the preload of a picture keeps nothing of the markup that it was taken from in memory', async () => {
  const { module } = await loadFixture();
  const { createElement } = module;
  const picture = createElement('img', { src: '/a-picture-with-a-long-name.png', fetchPriority: 'high' });
  const tools = { module, islands: new Map(), isSound: () => true };
  const render = () => renderFragment(tools, createElement('div', {}, picture, words), 'a');
  expect(render()).toMatchObject({ preload: expect.stringContaining('a-picture-with-a-long-name') });
  const renderPreload = () => render()?.preload;
  const preloads = () => Array.from({ length: 60 }, renderPreload);
  expect(heapGrowth(preloads)).toBeLessThan(5_000_000);
});
