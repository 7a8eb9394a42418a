/** A film: a picture until it is pressed, then the player of another site. */
import { describe, expect, test } from 'vitest';
import { findBarriers } from './find-barriers.ts';
import { eventually, visitSite } from './visit-site.ts';

const open = visitSite();

describe('a film', () => {
  test('asks nothing of another site before it is pressed, and gives the player the focus', async () => {
    const { page, outside } = await open('react', '/midwifery');
    const asked = () => outside.map((request) => request.url());
    const film = page.getByRole('link', { name: /Watch the film/ });
    expect(await film.getAttribute('href')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    expect((await film.boundingBox())?.height).toBeGreaterThan(24);
    expect(await findBarriers(page)).toEqual([]);
    expect(asked()).toEqual([]);
    await film.focus();
    await page.keyboard.press('Enter');
    const player = page.locator('iframe.video__player');
    await eventually(() => player.getAttribute('title')).toBe('A whole station in real time');
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
    await eventually(asked).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1']);
  });

  test('is a link without a script', async () => {
    const { page } = await open('react', '/midwifery', { javaScriptEnabled: false });
    expect(await page.getByRole('link', { name: /Watch the film/ }).getAttribute('href')).toContain(
      'youtube.com',
    );
  });
});
