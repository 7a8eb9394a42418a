/** No section promised by the specification can disappear unnoticed. */
import { expect, inject, test } from 'vitest';
import { listPages } from '../browser/list-pages.ts';
import { type PromisedSection, promisedSections } from './promised-sections.ts';
import { type Part, readPage } from './read-page.ts';

const { out } = inject('shipped');

test('every page has each section that was promised', () => {
  const missing = pages().flatMap(({ address, parts }) =>
    missingFrom(parts, promisesFor(address)).map((section) => `${address} ${section}`),
  );
  expect(missing).toEqual([]);
});

test('whichever section is taken from whichever page, its loss is noticed', () => {
  const unnoticed = pages().flatMap(({ address, parts }) =>
    parts
      .filter((lost) => missingFrom(without(parts, lost), promisesFor(address)).length === 0)
      .map((lost) => `${address} ${nameOf(lost)}`),
  );
  expect(unnoticed).toEqual([]);
});

test('a page that was promised is there', () => {
  const addresses = pages().map(({ address }) => patternOf(address));
  for (const promised of Object.keys(promisedSections)) expect(addresses).toContain(promised);
});

function pages(): { address: string; parts: Part[] }[] {
  return [...listPages(out), '/404.html'].map((address) => ({
    address,
    parts: readPage(out, address).find('section'),
  }));
}

function promisesFor(address: string): readonly PromisedSection[] {
  return promisedSections[patternOf(address)] ?? [];
}

/** Pages made from entries share one pattern. */
function patternOf(address: string): string {
  if (address in promisedSections) return address;
  return address
    .replace(/^\/(courses|checkout|route|tutors)\/[^/]+$/, '/$1/:id')
    .replace(/^\/blog\/[^/]+$/, '/blog/:slug');
}

/** Each section of the page fulfils at most one promise: two of the same kind are told apart by their words. */
function missingFrom(parts: readonly Part[], promises: readonly PromisedSection[]): string[] {
  const left = new Set(parts);
  return promises
    .filter((promise) => {
      const kept = [...left].find((part) => keeps(part, promise));
      if (kept) left.delete(kept);
      return !kept;
    })
    .map(({ section }) => section);
}

function keeps(part: Part, { section, says }: PromisedSection): boolean {
  const [kind, id] = section.split('#');
  if (kindOf(part) !== kind || (id !== undefined && part.attribute('id') !== id)) return false;
  return says.every((words) =>
    typeof words === 'string' ? part.text.includes(words) : words.test(part.text),
  );
}

function without(parts: readonly Part[], lost: Part): Part[] {
  return parts.filter((part) => part !== lost);
}

function nameOf(part: Part): string {
  return `${kindOf(part)}#${part.attribute('id')} ${part.text.slice(0, 60)}`;
}

function kindOf(part: Part): string | undefined {
  return /(?:^| )section--([a-z-]+)/.exec(part.attribute('class'))?.[1];
}
