import type { Planned, Query } from '../../../kinds/planned.ts';
import { createBound } from '../../store/bound.ts';

/** The cached answers. All others are computed again when they are asked for. */
export type PlannedAnswers = {
  get: (row: number) => Planned<unknown> | undefined;
  set: (row: number, query: Query, planned: Planned<unknown>) => void;
  delete: (row: number) => void;
  clear: () => void;
  /** Moves each answer to another number. Drops those without a new one. */
  renumber: (rowNow: (row: number) => number | undefined) => void;
  all: () => Iterable<readonly [row: number, planned: Planned<unknown>]>;
};

/** Answers that take long to compute, or that every page asks for. */
export const lasting: ReadonlySet<Query['ask']> = new Set([
  ...(['selection', 'pages', 'groups', 'filters', 'any', 'ids'] as const),
  ...(['frame', 'shared', 'search', 'setting', 'wording'] as const),
]);

/** Whole entries contain their texts: only the last ones are kept, more than a feed has. */
const mostWhole = 32;

/** For all others: this many, and up to as many again, are kept, those asked for last. A page has about eight. */
const [mostRecent, fewRecent] = [8192, 512];

/**
 * Its memory does not grow with the site, only with the lists it has. `drop` is called with each answer that is
 * removed.
 */
export function openPlannedAnswers(
  drop: (row: number, planned: Planned<unknown>) => void,
  bound = createBound(mostRecent, fewRecent),
): PlannedAnswers {
  const lasts = new Map<number, Planned<unknown>>();
  const wholes = new Map<number, Planned<unknown>>();
  let recent = new Map<number, Planned<unknown>>();
  let older = new Map<number, Planned<unknown>>();
  const addRecent = (row: number, planned: Planned<unknown>) => {
    recent.set(row, planned);
    if (recent.size < bound.size) return;
    for (const [old, value] of older) {
      if (recent.has(old)) continue;
      drop(old, value);
      bound.drop();
    }
    older = recent;
    recent = new Map();
  };
  const maps = () => [lasts, wholes, recent, older];
  return {
    get: (row) => {
      const known = recent.get(row) ?? lasts.get(row) ?? wholes.get(row);
      if (known) return known;
      const old = older.get(row);
      if (old) addRecent(row, old);
      return old;
    },
    set: (row, query, planned) => {
      if (lasting.has(query.ask)) lasts.set(row, planned);
      else if (query.ask === 'entry' && query.form === 'whole') {
        wholes.set(row, planned);
        const [oldest] = wholes.keys();
        if (wholes.size > mostWhole && oldest !== undefined) wholes.delete(oldest);
      } else {
        older.delete(row);
        addRecent(row, planned);
      }
    },
    delete: (row) => {
      for (const map of maps()) map.delete(row);
    },
    clear: () => {
      for (const map of maps()) map.clear();
    },
    renumber: (rowNow) => {
      for (const map of maps()) {
        const all = [...map];
        map.clear();
        for (const [row, planned] of all) {
          const now = rowNow(row);
          if (now !== undefined) map.set(now, planned);
        }
      }
    },
    all: function* () {
      for (const map of maps()) yield* map;
    },
  };
}
