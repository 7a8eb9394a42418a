import type { Diagnostic } from './diagnostic.ts';
import { linkedPageWithoutRoute } from './messages/check-structure.ts';
import { comparePlaces } from './sort-diagnostics.ts';

/** If links lead nowhere and a page with that name has no address, its route is missing: reported at the page. */
export function joinMissingRoutes(problems: readonly Diagnostic[]): readonly Diagnostic[] {
  const told = new Map<Diagnostic, Diagnostic | undefined>();
  for (const problem of problems) {
    const { code, unreached } = problem;
    if (code !== 'page-without-route' || unreached?.name === undefined) continue;
    const links = linksTo(unreached.name, problems);
    const [path] = links.flatMap(({ lacks }) => lacks?.name ?? []);
    if (path === undefined) continue;
    const places = links.map((link) => link.place);
    told.set(problem, {
      ...problem,
      severity: 'error',
      ...linkedPageWithoutRoute(unreached.name, { path, places }),
    });
    for (const link of links) told.set(link, undefined);
  }
  return problems.flatMap((problem) => (told.has(problem) ? (told.get(problem) ?? []) : [problem]));
}

/** The links to the first address that ends in the name of the page. */
function linksTo(page: string, problems: readonly Diagnostic[]): Diagnostic[] {
  const found = problems
    .filter(
      ({ code, lacks }) => code === 'link-broken' && lacks?.name?.replace(/\/$/, '').endsWith(`/${page}`),
    )
    .sort(comparePlaces);
  return found.filter(({ lacks }) => lacks?.name === found[0]?.lacks?.name);
}
