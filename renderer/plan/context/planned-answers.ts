import type { Planned, Query } from '../../../kinds/planned.ts';
import { createBound } from '../../store/bound.ts';

/** The answers at hand. All others are worked out again when somebody asks for them. */
export type PlannedAnswers = {
  get: (row: number) => Planned<unknown> | undefined;
  set: (row: number, query: Query, planned: Planned<unknown>) => void;
  delete: (row: number) => void;
  clear: () => void;
  /** Puts each under another number. Those of which there is none go. */
  renumber: (rowNow: (row: number) => number | undefined) => void;
  all: () => Iterable<readonly [row: number, planned: Planned<unknown>]>;
};

/** What takes long to work out, or is asked by every page. */
export const lasting: ReadonlySet<Query['ask']> = new Set([
  ...(['selection', 'pages', 'groups', 'filters', 'any', 'ids'] as const),
  ...(['frame', 'shared', 'search', 'setting', 'wording'] as const),
]);

/** Whole entries carry their texts: only the last are kept, more than a feed has. */
const mostWhole = 32;

/** Of all others: so many, and up to as many again, those that were asked for last. A page has about eight. */
const [mostRecent, fewRecent] = [8192, 512];

/** The memory of it does not grow with the site, but by what lists it has. `drop`: is told which go. */
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
