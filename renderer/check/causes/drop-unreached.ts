import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../../diagnostics/messages/guess.ts';
import { nearest } from '../../../diagnostics/nearest.ts';

/**
 * An unreached thing is often the target of a misspelt name: each such name explains the nearest one, and its message
 * suggests it. `wanting`: problems that ask for something missing.
 */
export function dropUnreached(
  problems: readonly Diagnostic[],
  wanting: readonly Pick<Diagnostic, 'lacks'>[],
): Diagnostic[] {
  const explained = new Set<Diagnostic>();
  const meant = new Map<string, string>();
  for (const [of, names] of namesByKind(wanting)) {
    const open = new Set(problems.filter(({ unreached }) => unreached?.of === of));
    for (const name of names) {
      const found = meantBy(name, [...open]);
      if (!found) continue;
      open.delete(found);
      explained.add(found);
      if (found.unreached?.name !== undefined) meant.set(keyOf({ of, name }), found.unreached.name);
    }
  }
  return problems.filter((problem) => !explained.has(problem)).map((problem) => withMeant(problem, meant));
}

/** Something that nothing else leads to is a better guess than any list. */
function withMeant(problem: Diagnostic, meant: ReadonlyMap<string, string>): Diagnostic {
  const { lacks, code } = problem;
  const name = lacks && meant.get(keyOf(lacks));
  const hint = name === lacks?.name ? undefined : didYouMean(name);
  if (hint === undefined || lacks === undefined || code !== 'unknown-entry') return problem;
  return { ...problem, hint, lacks: { ...lacks, back: undefined } };
}

function keyOf({ of, name }: { of: string; name?: string }): string {
  return JSON.stringify([of, name]);
}

/**
 * The one of this name, otherwise the nearest. If there is only one, its name may differ entirely: the file was
 * renamed.
 */
function meantBy(name: string, open: readonly Diagnostic[]): Diagnostic | undefined {
  const names = open.map(({ unreached }) => unreached?.name ?? '');
  const meant = names.includes(name) ? name : nearest(name, names);
  const [only, ...others] = open;
  if (meant === undefined) return others.length === 0 ? only : undefined;
  return open.find(({ unreached }) => unreached?.name === meant);
}

function namesByKind(wanting: readonly Pick<Diagnostic, 'lacks'>[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { lacks } of wanting) {
    if (lacks?.name === undefined) continue;
    const names = found.get(lacks.of) ?? new Set();
    found.set(lacks.of, names.add(lacks.name));
  }
  return found;
}
