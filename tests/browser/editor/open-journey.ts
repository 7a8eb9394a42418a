import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { fixtureSite } from '../fixture-site.ts';
import type { Hands } from './hands.ts';
import type { Seat } from './seat.ts';
import { type Editing, type EditingOptions, startEdit } from './start-edit.ts';

export type Way = { sit: (address: string) => Promise<Seat>; handsAt: (seat: Seat) => Hands };

/** Somebody at the real editor of the school, and what they and we look for. */
export type Journey = {
  start: (options?: EditingOptions) => Promise<void>;
  end: () => Promise<void>;
  readonly seat: Seat;
  readonly hands: Hands;
  readonly root: string;
  read: (file: string) => Promise<string>;
  /** On the page. */
  see: (text: string) => Promise<void>;
  panel: () => Promise<string>;
  status: () => Promise<string>;
  saved: () => Promise<void>;
  saveAsTold: (effect: RegExp) => Promise<void>;
};

export function openJourney({ sit, handsAt }: Way): Journey {
  let editing: Editing;
  let seat: Seat;
  let hands: Hands;
  const textOf = (selector: string) =>
    seat.ask('editor', (one) => document.querySelector(one)?.textContent ?? '', selector);
  const panel = () => textOf('.panel');
  const status = () => textOf('.status');
  const saved = async (): Promise<void> => {
    await expect.poll(status).toMatch(/^Saved: /);
    await expect.poll(panel).toBe('');
  };
  return {
    start: async (options = {}) => {
      editing = await startEdit(fixtureSite, options);
      seat = await sit(editing.address);
      hands = handsAt(seat);
    },
    end: async () => {
      // First the page: it may still be fetching something.
      await seat?.leave();
      await editing?.end();
    },
    get seat() {
      return seat;
    },
    get hands() {
      return hands;
    },
    get root() {
      return editing.root;
    },
    read: (file) => readFile(path.join(editing.root, file), 'utf8'),
    see: (text) =>
      expect.poll(() => seat.ask('page', () => document.body.innerText, undefined)).toContain(text),
    ...{ panel, status, saved },
    /** What saving would do is said before, without a barrier; after it, the keyboard is where it was. */
    saveAsTold: async (effect) => {
      await expect.poll(panel).toMatch(effect);
      expect(await seat.barriers()).toEqual([]);
      await hands.save();
      await saved();
    },
  };
}
