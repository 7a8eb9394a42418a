import type { PageChange } from './compare-readings.ts';
import type { FoundEdit } from './compare-sources.ts';
import type { Cause, Edit, PageRef } from './site-diff.ts';

/** The effect of some edits on a page. */
export type Effect = { edits: readonly FoundEdit[]; address: string } & (
  | { kind: 'change'; change: PageChange }
  | { kind: 'appear' | 'disappear'; title: string }
  | { kind: 'move'; from: string; title: string }
  | { kind: 'look' }
);

/**
 * Groups effects by their edits, in the order of these in the files; the same change on several pages is reported once.
 */
export function groupCauses(effects: readonly Effect[]): Cause[] {
  const causes = new Map<string, { cause: Cause; said: Map<string, { pages: string[] }> }>();
  for (const effect of effects) {
    const edits = [...effect.edits].sort((one, other) => one.id - other.id);
    const key = edits.map(({ id }) => id).join(' ');
    const group = causes.get(key) ?? { cause: emptyCause(edits.map(plainEdit)), said: new Map() };
    causes.set(key, group);
    add(effect, group.cause, group.said);
  }
  const first = ({ edits }: Cause) => edits[0]?.id ?? Number.POSITIVE_INFINITY;
  return [...causes.values()]
    .map(({ cause }) => cause)
    .sort((one, other) => first(one) - first(other) || one.edits.length - other.edits.length);
}

function emptyCause(edits: Edit[]): Cause {
  return { edits, changes: [], appear: [], disappear: [], move: [], look: [] };
}

/** The edit without the fields used to find it. */
export function plainEdit({ file: _file, paths: _paths, lines: _lines, ...edit }: FoundEdit): Edit {
  return edit;
}

function add(effect: Effect, cause: Cause, said: Map<string, { pages: string[] }>): void {
  const { address } = effect;
  if (effect.kind === 'look') cause.look.push(address);
  else if (effect.kind === 'move') cause.move.push({ from: effect.from, to: address, title: effect.title });
  else if (effect.kind === 'change') {
    const { section: _section, ...change } = effect.change;
    const key = JSON.stringify([change.kind, change.of, change.before, change.after, change.around]);
    const told = said.get(key);
    if (told) {
      if (told.pages.at(-1) !== address) told.pages.push(address);
      return;
    }
    const one = { ...change, pages: [address] };
    said.set(key, one);
    cause.changes.push(one);
  } else {
    const page: PageRef = { address, title: effect.title };
    cause[effect.kind].push(page);
  }
}
