import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { generateSite } from '../generate-site.ts';

/** `root`: the path of the site in the folder of all sites, and in the repository unless it is generated. */
type RailSite = { name: string; root: string; moments: readonly string[] };

/** A site at one of its moments. */
export type RailState = { name: string; root: string; moment: string };

/**
 * A webinar is on and another is over; a promotion counts its remaining places; the promotion is over, in another year.
 */
const moments = ['2025-10-05T15:30:00Z', '2026-11-03T12:00:00Z', '2027-04-01T12:00:00Z'];

/** Before, during and after the week of different opening hours. */
const aroundChristmas = ['2026-11-03T12:00:00Z', '2026-12-27T12:00:00Z', '2027-04-01T12:00:00Z'];

const railSites: readonly RailSite[] = [
  { name: 'academy', root: '.', moments },
  { name: 'nepal', root: 'branches/nepal', moments },
  { name: 'nepali', root: 'branches/nepal/branches/nepali', moments },
  { name: 'clinic', root: 'examples/clinic', moments: aroundChristmas },
  { name: 'starter', root: 'starter', moments },
  { name: 'school', root: 'tests/fixtures/site', moments },
  { name: 'pokhara', root: 'tests/fixtures/site/branches/pokhara', moments },
  { name: 'generated', root: 'generated', moments },
];

/**
 * Every site in the folder at each of its moments. Throws if one is missing: otherwise nobody would notice that it
 * isn't compared.
 */
export function railStates(sites: string): RailState[] {
  const missing = railSites.find(({ root }) => !existsSync(join(sites, root, 'site.yaml')));
  if (missing) throw new Error(`The commit has no site in ${missing.root}.`);
  return railSites.flatMap(({ name, root, moments }) => moments.map((moment) => ({ name, root, moment })));
}

/** Copied as they are, so that a branch finds the site that it extends. */
const paths = ['site.yaml', 'content', 'branches', 'examples', 'starter', 'tests/fixtures/site'];

/** Writes the sites of a checkout into an empty folder, and the generated one with them. */
export async function layOutSites(folder: string, checkout: string): Promise<void> {
  for (const path of paths)
    if (existsSync(join(checkout, path)))
      await cp(join(checkout, path), join(folder, path), { recursive: true });
  const site = { articles: 60, seed: 'a', sharing: 'one' } as const;
  await generateSite(join(folder, 'generated'), join(checkout, 'starter'), site);
}
