import type { Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import { hasError } from '../../../../diagnostics/has-error.ts';
import { breathe, takeInTurns } from '../../../model/steps.ts';
import { checkSite } from '../../../pipeline/check-site.ts';
import { openTemplates } from '../../../pipeline/open-templates.ts';
import type { PlanOptions } from '../../../pipeline/plan-site.ts';
import { type ReadOptions, readSite } from '../../../pipeline/read-site.ts';
import { outputOf } from '../../../plan/context/finish-address.ts';
import { planKinds } from '../../../plan/plan-kinds.ts';
import { openPlan } from '../../../plan/plan-site.ts';
import { pageAddress } from '../../../source/page-address.ts';
import { type Cache, openCache } from '../../../warm/open-cache.ts';
import type { LocatedSpot } from './located-spot.ts';
import { type LocatedHeadText, structuredData } from './map-head.ts';
import { mapPage } from './map-page.ts';
import { type AskAround, markPage } from './mark-page.ts';
import { nameInHead } from './name-in-head.ts';
import { createNamer, type ValuesOfText } from './name-values.ts';

export type MapOptions = ReadOptions &
  Omit<PlanOptions, 'code'> & {
    /** The page, as in links. */
    address: string;
    cache?: Cache;
  };

/** A text that visitors read, and the values that it is made of, its own first; none if they are not known. */
export type LocatedText = LocatedSpot & ValuesOfText & { text: string };

export type LocatedTexts =
  | { kind: 'page'; texts: readonly LocatedText[] }
  | { kind: 'unknown' }
  /** The site has errors, so nothing can be said. */
  | { kind: 'broken'; diagnostics: readonly Diagnostic[] };

/**
 * Where each text of a page comes from, by planning and rendering it a second time with marks in the texts: nothing is
 * guessed. Nothing is written.
 */
export async function mapTexts({ address, ...options }: MapOptions): Promise<LocatedTexts> {
  const { root, today, base, drafts } = options;
  const given = options.cache ?? {};
  const read = await readSite({ root, cache: given });
  const { site, diagnostics } = checkSite(read, { today, cache: given });
  const problems = [...read.diagnostics, ...diagnostics];
  const report = (problem: Diagnostic) => void problems.push(problem);
  if (!site || !read.code) return { kind: 'broken', diagnostics: problems.filter((one) => hasError([one])) };
  const kinds = planKinds(site, read.code);
  await breathe();
  const cache = openCache(given);
  const { settings, context } = openPlan(site, kinds, { today, base, drafts }, cache.answers);
  const output = outputOf(pageAddress(address, settings.base), context.address);
  const found = markPage({
    site,
    plan: (marked, look) => {
      // Which entries a list has, and the routes, say nothing that visitors read, and take the longest to find out.
      const around: AskAround = (query, answer) =>
        query.ask === 'selection' ? context.ask(query) : look(query, answer);
      const planning = { today, base, drafts, around, routes: context.routes };
      return openPlan(marked, kinds, planning).pageAt(output)?.page;
    },
  });
  if (!found) return { kind: 'unknown' };
  await breathe();
  const opened = await openTemplates({ root, site, settings, cache }, report);
  if (!opened) return { kind: 'broken', diagnostics: problems.filter((one) => hasError([one])) };
  const { page, marked, meant } = found;
  const mapped = await takeInTurns(mapPage(marked, { page, templates: opened.templates, settings }));
  await breathe();
  const name = createNamer(site, meant);
  const texts = mapped.map(({ marks, ...text }) => ({ ...text, ...name(marks) }));
  const head = texts.flatMap((text) => (text.kind === 'head' && isReadInHead(text) ? [text] : []));
  return { kind: 'page', texts: [...nameInHead(head, site), ...texts.filter(({ section }) => section >= 0)] };
}

/** Most of a head is for programs: addresses, sizes, the words of schema.org, and numbers that no file says. */
function isReadInHead({ name, path = [], text }: LocatedHeadText): boolean {
  if (name !== structuredData) return readInHead.has(name);
  const field = String(path.findLast((step) => typeof step === 'string'));
  return !field.startsWith('@') && !saidByNoFile.has(field) && !/^https?:/.test(text);
}

const readInHead = new Set([
  ...[
    'title',
    'description',
    'og:title',
    'og:description',
    'og:site_name',
    'og:image:alt',
    'twitter:image:alt',
  ],
  ...['article:published_time', 'article:modified_time', 'article:author', 'article:section'],
]);

/** `category` says whether an offer is paid. */
const saidByNoFile = new Set(['position', 'numberOfItems', 'category']);
