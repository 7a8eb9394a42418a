import { describe, expect, test } from 'vitest';
import { testFirst } from '../test-first.ts';
import { visitSite } from './visit-site.ts';

const open = visitSite();

describe('§2 /checkout', () => {
  test('?course= leads to the checkout of that course, and the way back skips the address', async () => {
    const { page } = await open('react', '/courses');
    await page.goto('/checkout?course=adult-online');
    await page.waitForURL('**/checkout/adult-online');
    await page.goBack();
    await page.waitForURL('**/courses');
  });

  testFirst(2, [
    { search: '?course=no-such-course', reducedMotion: 'no-preference' },
    { search: '', reducedMotion: 'reduce' },
    { search: '?course=no-such-course', reducedMotion: 'reduce' },
    { search: '?course=', reducedMotion: 'reduce' },
    { search: '?course=../nepal', reducedMotion: 'reduce' },
  ] as const)(
    '§8 /checkout$search leads to the catalogue and shows nothing on the way (motion: $reducedMotion)',
    async ({ search, reducedMotion }) => {
      const { page } = await open('react', '/', {
        reducedMotion,
        prepare: (context) => context.addInitScript(noteWhatIsShown),
      });
      await page.goto(`/checkout${search}`, { waitUntil: 'commit' });
      await page.waitForURL('**/courses');
      expect(await page.evaluate(() => sessionStorage.getItem('shown'))).toBeNull();
    },
  );
});

/** Notes whether the list of courses, shown to visitors without scripts, was ever visible. */
function noteWhatIsShown(): void {
  const look = () => {
    const list = document.querySelector('.course-chooser');
    if (list && getComputedStyle(list).visibility === 'visible') sessionStorage.setItem('shown', 'yes');
    requestAnimationFrame(look);
  };
  look();
}
