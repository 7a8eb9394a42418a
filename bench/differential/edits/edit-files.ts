import { basename, dirname, extname, join } from 'node:path/posix';
import { pick } from '../../../templates/art/chance.ts';
import { type Editor, type FileStep, write } from '../change.ts';
import { choose } from './choose.ts';

/** Removes, copies, renames or swaps whole files: entries, pages, media and the site's own code. */
export const editFiles: Editor = (state, chance) => {
  const files = [...state.files.keys()].filter((file) => file !== 'site.yaml').toSorted();
  const file = choose(files, chance);
  if (file === undefined) return undefined;
  const ending = extname(file);
  const named = (name: string) => join(dirname(file), `${name}${ending}`);
  const stem = basename(file, ending);
  const kind = pick(chance, 0, 9);
  if (kind < 3) return { name: `${file} removed`, steps: [{ do: 'remove', file }] };
  if (kind < 6) {
    const copy = named(`${stem}-copy-${pick(chance, 1, 9)}`);
    const bytes = state.files.get(file) ?? Buffer.alloc(0);
    return { name: `${copy} added`, steps: [write(copy, bytes)] };
  }
  if (kind < 8) {
    const to = named(chance() < 0.2 ? stem.toUpperCase() : `${stem}-renamed`);
    if (state.files.has(to)) return undefined;
    return { name: `${file} renamed to ${to}`, steps: [{ do: 'rename', from: file, to }] };
  }
  const others = files.filter(
    (other) => other !== file && dirname(other) === dirname(file) && extname(other) === ending,
  );
  const other = choose(others, chance);
  return other === undefined
    ? undefined
    : { name: `${file} and ${other} exchanged`, steps: exchange(file, other) };
};

/** Each file keeps its own time; the names are swapped. */
function exchange(one: string, other: string): FileStep[] {
  const between = `${one}.between`;
  return [
    { do: 'rename', from: one, to: between },
    { do: 'rename', from: other, to: one },
    { do: 'rename', from: between, to: other },
  ];
}
