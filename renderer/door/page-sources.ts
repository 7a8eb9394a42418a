import { nearest } from '../../diagnostics/nearest.ts';
import type { KindCodes } from '../../kinds/kind.ts';
import type { Origin } from '../../kinds/planned.ts';
import type { PlannedPage } from '../model/plan.ts';
import type { Site } from '../model/site.ts';
import type { SourceText } from '../model/source.ts';
import { filesOf } from '../source/files-of.ts';
import { placeAt } from '../source/place-at.ts';
import { blocksOf } from '../uses/blocks-of.ts';
import { findWords } from '../uses/find-words.ts';
import { spotOf } from '../uses/spot-of.ts';
import type { PageText } from '../uses/uses.ts';
import type { FoundUses } from './found-uses.ts';
import { planOf } from './plan-site.ts';

type Asking = { site: Site; code: KindCodes; today: Date; base?: string };

/** The texts of the page at an address as somebody may write it, with their lines: sections first, then what surrounds them. */
export function pageSources(written: string, { site, ...options }: Asking): FoundUses {
  const plan = planOf(site, options);
  const { base } = plan.settings;
  const path = pathOf(written, base);
  const planned = plan.page(path);
  if (!planned) {
    const known = plan.routes.map(({ address }) => address);
    const meant = nearest(path, known);
    return {
      kind: 'unknown',
      unknown: { what: 'page', written, known, ...(meant !== undefined && { meant }) },
    };
  }
  const { page } = planned;
  return {
    kind: 'page',
    page: { address: page.address, place: page.place, texts: textsOf(page, textsIn(site)) },
  };
}

function textsIn({ settings, collections }: Site): Map<string, SourceText> {
  const sources = [settings, ...Object.values(collections).flat()].map(({ source }) => source);
  return new Map(sources.flatMap(filesOf).map((text) => [text.file, text]));
}

/** `https://www.example.com/branch/courses/?q=1#top` → `/courses`. */
function pathOf(written: string, base: string): string {
  const [path = '/'] = written.replace(/^https?:\/\/[^/?#]*/, '').split(/[?#]/);
  const within =
    base !== '' && (path === base || path.startsWith(`${base}/`)) ? path.slice(base.length) : path;
  return within.replace(/(?:index\.html)?\/*$/, '').replace(/\.html$/, '') || '/';
}

function textsOf(page: PlannedPage, texts: ReadonlyMap<string, SourceText>): PageText[] {
  const { sections, origins } = page;
  const order = (path: string) => {
    const [first = '', index] = path.split('/');
    return first === 'sections' ? Number(index) : sections.length + ['head', 'frame'].indexOf(first);
  };
  const found = origins
    .filter(({ places }) => places.length > 0)
    .toSorted((one, other) => order(one.path) - order(other.path))
    .flatMap((origin) =>
      placedBlocks(origin, texts).map((block): PageText => ({ ...spotOf(origin.path, page), ...block })),
    );
  return [...new Map(found.map((text) => [JSON.stringify(text), text])).values()];
}

/** A text of several paragraphs one by one, each with its own line. */
function placedBlocks(
  { value, places }: Origin,
  texts: ReadonlyMap<string, SourceText>,
): Pick<PageText, 'text' | 'places'>[] {
  const blocks = blocksOf(value);
  const [own] = places;
  const file = own && texts.get(own.file);
  if (blocks.length < 2 || !own || !file) return blocks.map((text) => ({ text, places }));
  let offset = (file.lines[own.line - 1] ?? 0) + own.column - 1;
  return blocks.map((text) => {
    const found = findWords(file.text, offset, text);
    offset = found ?? offset;
    return { text, places: [found === undefined ? own : placeAt(file, found)] };
  });
}
