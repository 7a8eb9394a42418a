import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixtureSite } from '../fixture-site.ts';
import { type Hands, pageIn } from './hands.ts';
import type { Seat } from './seat.ts';
import { type Editing, startEdit } from './start-edit.ts';

type Way = { sit: (address: string) => Promise<Seat>; handsAt: (seat: Seat) => Hands };

/** What somebody does most often, in the real editor, from the page as it was to the file as it is. */
export function walkJourneys({ sit, handsAt }: Way): void {
  let editing: Editing;
  let seat: Seat;
  let hands: Hands;
  const start = async (branch?: string): Promise<void> => {
    editing = await startEdit(fixtureSite, branch);
    seat = await sit(editing.address);
    hands = handsAt(seat);
  };
  const end = async (): Promise<void> => {
    await Promise.all([seat?.leave(), editing?.end()]);
  };
  const read = (file: string) => readFile(path.join(editing.root, file), 'utf8');
  const see = (text: string) =>
    expect.poll(() => seat.ask('page', () => document.body.innerText, undefined)).toContain(text);
  const panel = () =>
    seat.ask('editor', () => document.querySelector('.panel')?.textContent ?? '', undefined);
  /** What saving would do is said before, without a barrier; after it, the keyboard is where it was. */
  const saveAsTold = async (effect: RegExp): Promise<void> => {
    await expect.poll(panel).toMatch(effect);
    expect(await seat.barriers()).toEqual([]);
    await hands.save();
    await saved();
  };
  const saved = async (): Promise<void> => {
    const status = () => document.querySelector('.status')?.textContent ?? '';
    await expect.poll(() => seat.ask('editor', status, undefined)).toMatch(/^Saved: /);
    await expect.poll(panel).toBe('');
  };

  it('a price is raised', async () => {
    await hands.goTo('/courses');
    await hands.open(/^Edit Price, OSCE Online: Adult Nursing: £319\.99$/);
    await seat.type('329.99');
    await see('£329.99');
    await saveAsTold(/“£319\.99” becomes “£329\.99”/);
    expect(await read('content/courses/adult-online.yaml')).toMatch(/^price: 329\.99$/m);
  });

  it('a date is moved', async () => {
    await hands.goTo('/events');
    await hands.open(/^Edit Date.*A Full Circuit.*12 October 2025/);
    await seat.type('2025-10-19');
    await expect.poll(panel).toContain('Sunday, 19 October 2025');
    await see('19 October 2025');
    await saveAsTold(/Saving changes \d+ page/);
    expect(await read('content/events/full-circuit.yaml')).toMatch(/^date: 2025-10-19$/m);
  });

  it('a word within an article is changed', async () => {
    await hands.goTo('/blog/where-the-minutes-go');
    await hands.open(/^Edit .*Record yourself doing one station/);
    await hands.moveCaret('Then watch it with a pen');
    await seat.type('cil');
    await see('watch it with a pencil in your hand');
    await saveAsTold(/Saving changes \d+ page/);
    const file = 'content/posts/where-the-minutes-go.mdx';
    const before = await readFile(path.join(fixtureSite, file), 'utf8');
    expect(await read(file)).toBe(before.replace('with a pen', 'with a pencil'));
  });

  it('the picture of the hero becomes another, with words for those who can’t see it', async () => {
    await hands.goTo('/');
    await hands.open(/^Edit Picture, Hero/);
    await seat.type('lab');
    await expect.poll(panel).not.toContain('harbour.svg');
    await hands.press(/^lab\.svg/);
    await hands.reach(/^What it shows/);
    await seat.key('Control+a');
    await seat.type('A skills lab with two beds');
    await saveAsTold(/Saving changes \d+ page/);
    expect(await read('content/pages/home.yaml')).toContain(
      'picture: { src: pictures/lab.svg, alt: A skills lab with two beds }',
    );
  });

  it('a branch goes back to head office’s telephone number', async () => {
    await end();
    await start('branches/pokhara');
    await pageIn(seat);
    await hands.open(/^Edit Text, Footer.*\+977 61 000 000$/);
    await hands.press(/^\+977 61 000 000/);
    await hands.press(/^Change it everywhere/);
    await expect.poll(panel).toContain('Head office has: +44 117 496 0123');
    expect(await seat.barriers()).toEqual([]);
    await hands.press(/^Take what head office has/);
    await saved();
    await see('+44 117 496 0123');
    const site = await read('site.yaml');
    expect(site).not.toContain('phone:');
    expect(site).toMatch(/confirmed: \[.*contact\.phone\]/);
  });

  beforeAll(() => start());
  afterAll(end);
}
