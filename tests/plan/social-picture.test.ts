import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Source, Sources } from '../../renderer/model/source.ts';
import { planWhole, type WholePlan } from '../plan-whole.ts';
import { openSite, repository } from './checked-site.ts';

const today = new Date('2025-09-15T12:00:00Z');
const picture = { src: 'brand/share.svg', alt: 'A bench with tools' };
const opened = await openSite(path.join(repository, 'starter'));

/** The starter, with settings for the picture for sharing in site.yaml and in the page `about`. */
function planWith({ site, about }: { site?: unknown; about?: unknown }): WholePlan {
  const { sources, check } = opened;
  const [name = ''] = Object.keys(sources.media).filter((file) => file.endsWith('.svg'));
  const saying = (source: Source, said: unknown): Source => {
    const own = said === picture ? { ...picture, src: name } : said;
    return own === undefined ? source : { ...source, value: { ...Object(source.value), socialPicture: own } };
  };
  const pages = sources.collections.pages?.map((page) =>
    page.file.endsWith('/about.yaml') ? saying(page, about) : page,
  );
  const changed: Sources = {
    ...sources,
    site: saying(sources.site, site),
    collections: { ...sources.collections, ...(pages && { pages }) },
  };
  return planWhole(check(changed), { today });
}

/** For each page: the end of its picture's address. */
function sharedBy(plan: WholePlan): Record<string, string | undefined> {
  return Object.fromEntries(
    plan.pages.map(({ address, head }) => [address, head.sharing?.picture?.href.replace(/^.*\./, '')]),
  );
}

const drawnFor = ({ drawings }: WholePlan) => drawings.filter(({ kind }) => kind === 'social').length;

describe('the picture for sharing', () => {
  test('is drawn for each page where nothing is said', () => {
    const plan = planWith({});
    expect(drawnFor(plan)).toBe(plan.pages.length - 1);
    expect(sharedBy(plan)).toMatchObject({ '/': 'png', '/about': 'png', '/404': undefined });
  });

  test('is there on no page where site.yaml says none, and nothing is drawn', () => {
    const plan = planWith({ site: 'none' });
    expect(drawnFor(plan)).toBe(0);
    expect(new Set(Object.values(sharedBy(plan)))).toEqual(new Set([undefined]));
  });

  test('may be one for all pages but one', () => {
    const plan = planWith({ site: picture, about: 'none' });
    expect(drawnFor(plan)).toBe(0);
    expect(sharedBy(plan)).toMatchObject({ '/': 'svg', '/about': undefined });
  });

  test('may be on one page alone', () => {
    const plan = planWith({ site: 'none', about: picture });
    expect(sharedBy(plan)).toMatchObject({ '/': undefined, '/about': 'svg' });
  });
});
