import type { Diagnostic } from './diagnostic.ts';
import { comparePlaces } from './sort-diagnostics.ts';

/**
 * If several places refer to the same missing thing, that is one mistake: reported at the first, which lists the
 * others.
 */
export function joinProblems(problems: readonly Diagnostic[]): Diagnostic[] {
  const groups = new Map<string, Diagnostic[]>();
  const whole = missingAsAWhole(problems);
  for (const problem of problems) {
    const { lacks } = problem;
    if (!lacks) continue;
    const name = lacks.name && partsOf(lacks.name).find((part) => whole.has(part));
    const key = JSON.stringify([problem.severity, lacks.of, name ?? lacks.name]);
    const group = groups.get(key);
    if (group) group.push(problem);
    else groups.set(key, [problem]);
  }
  const joined = new Map<Diagnostic, Diagnostic>();
  for (const group of groups.values()) {
    const [first, ...others] = [...group].sort(comparePlaces);
    if (!first) continue;
    for (const problem of group) joined.delete(problem);
    joined.set(first, others.length === 0 ? first : joinWith(first, others));
  }
  return problems.flatMap((problem) => (problem.lacks ? (joined.get(problem) ?? []) : [problem]));
}

/** The groups to which several missing names belong. */
function missingAsAWhole(problems: readonly Diagnostic[]): ReadonlySet<string> {
  const names = new Map<string, Set<string | undefined>>();
  for (const { lacks } of problems) {
    if (!lacks?.group) continue;
    const known = names.get(lacks.group.name) ?? new Set();
    names.set(lacks.group.name, known.add(lacks.name));
  }
  return new Set([...names].flatMap(([name, asked]) => (asked.size > 1 ? [name] : [])));
}

/** `facts.exam.stations` belongs to `facts` and `facts.exam`. */
function partsOf(name: string): string[] {
  const parts = name.split('.');
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
}

function joinWith(first: Diagnostic, others: readonly Diagnostic[]): Diagnostic {
  const alike = others.filter(
    ({ code, place }) => code === first.code && !isSamePlace(place, first.place),
  ).length;
  const { name, cause, group, back } = first.lacks ?? {};
  const isOne = others.every(({ lacks }) => lacks?.name === name);
  const many = isOne ? first.lacks?.many : (group?.many ?? first.lacks?.many);
  const elsewhere = (cause ? [first, ...others] : others)
    .filter(({ place }) => cause || !isSamePlace(place, first.place))
    .map(({ place, code, message }) => {
      const alikeHere = cause ? 'It is used here.' : 'Here too.';
      return { place, message: code === first.code ? alikeHere : message };
    });
  const related = onceEach([...elsewhere, ...[first, ...others].flatMap((one) => one.related ?? [])]).sort(
    comparePlaces,
  );
  return {
    ...first,
    ...(many !== undefined && alike > 0 && { message: `${alike + 1} ${many}` }),
    ...(back !== undefined && alike > 0 && { hint: back }),
    ...cause,
    ...(related.length > 0 && { related }),
  };
}

/** Eighty pages may report the same about one place. */
function onceEach<T extends { place: Diagnostic['place']; message: string }>(related: readonly T[]): T[] {
  return [...new Map(related.map((one) => [JSON.stringify([one.place, one.message]), one])).values()];
}

function isSamePlace(one: Diagnostic['place'], other: Diagnostic['place']): boolean {
  return one.file === other.file && one.line === other.line && one.column === other.column;
}
