import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixtureSite } from '../fixture-site.ts';
import { onlyLab, pageIn } from './hands.ts';
import { openJourney, type Way } from './open-journey.ts';

/** What somebody does most often, in the real editor, from the page as it was to the file as it is. */
export function walkJourneys(way: Way): void {
  const journey = openJourney(way);
  const { see, panel, saved, saveAsTold, read } = journey;

  it('a price is raised', async () => {
    await journey.hands.goTo('/courses');
    await journey.hands.open(/^Edit Price, OSCE Online: Adult Nursing: £319\.99$/);
    await journey.seat.type('329.99');
    await see('£329.99');
    await saveAsTold(/“£319\.99” becomes “£329\.99”/);
    expect(await read('content/courses/adult-online.yaml')).toMatch(/^price: 329\.99$/m);
  });

  it('a date is moved', async () => {
    await journey.hands.goTo('/events');
    await journey.hands.open(/^Edit Date.*A Full Circuit.*12 October 2025/);
    await journey.seat.type('2025-10-19');
    await expect.poll(panel).toContain('Sunday, 19 October 2025');
    await see('19 October 2025');
    await saveAsTold(/Saving changes \d+ page/);
    expect(await read('content/events/full-circuit.yaml')).toMatch(/^date: 2025-10-19$/m);
  });

  it('a word within an article is changed', async () => {
    await journey.hands.goTo('/blog/where-the-minutes-go');
    await journey.hands.open(/^Edit .*Record yourself doing one station/);
    await journey.hands.moveCaret('Then watch it with a pen');
    await journey.seat.type('cil');
    await see('watch it with a pencil in your hand');
    await saveAsTold(/Saving changes \d+ page/);
    const file = 'content/posts/where-the-minutes-go.mdx';
    const before = await readFile(path.join(fixtureSite, file), 'utf8');
    expect(await read(file)).toBe(before.replace('with a pen', 'with a pencil'));
  });

  it('the picture of the hero becomes another, with words for those who can’t see it', async () => {
    await journey.hands.goTo('/');
    await journey.hands.open(/^Edit Picture, Hero/);
    await journey.seat.type('lab');
    await expect.poll(panel).toMatch(onlyLab);
    await journey.hands.press(/^lab\.svg/);
    await journey.hands.reach(/^What it shows/);
    await journey.seat.key('Control+a');
    await journey.seat.type('A skills lab with two beds');
    await saveAsTold(/Saving changes \d+ page/);
    expect(await read('content/pages/home.yaml')).toContain(
      'picture: { src: pictures/lab.svg, alt: A skills lab with two beds }',
    );
  });

  it('a branch goes back to head office’s telephone number', { tags: ['long/editor'] }, async () => {
    await journey.end();
    await journey.start({ branch: 'branches/pokhara' });
    await pageIn(journey.seat);
    await journey.hands.open(/^Edit Text, Footer.*\+977 61 000 000$/);
    await journey.hands.press(/^\+977 61 000 000/);
    await journey.hands.press(/^Change it everywhere/);
    await expect.poll(panel).toContain('Head office has: +44 117 496 0123');
    expect(await journey.seat.barriers()).toEqual([]);
    await journey.hands.press(/^Take what head office has/);
    await saved();
    await see('+44 117 496 0123');
    const site = await read('site.yaml');
    expect(site).not.toContain('phone:');
    expect(site).toMatch(/confirmed: \[.*contact\.phone\]/);
  });

  beforeAll(() => journey.start());
  afterAll(journey.end);
}
