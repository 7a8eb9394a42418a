import { pick } from '../../../templates/art/chance.ts';
import { type Editor, write } from '../change.ts';
import { choose } from './choose.ts';

/** Pictures in several formats to replace a picture of the site: other bytes under the same name. */
export type Pictures = Readonly<Record<'png' | 'jpg' | 'svg', readonly Buffer[]>>;

export function createMediaEditor(pictures: Pictures): Editor {
  return (state, chance) => {
    const files = [...state.files.keys()].filter((file) =>
      /^content\/media\/.*\.(?:svg|png|jpg)$/.test(file),
    );
    const file = choose(files.toSorted(), chance);
    const ending = file?.slice(-3);
    if (file === undefined || (ending !== 'svg' && ending !== 'png' && ending !== 'jpg')) return undefined;
    if (ending === 'svg' && chance() < 0.6) return editDrawing(file, state.files.get(file), chance);
    // Now and then bytes of another format, or half of them.
    const from = chance() < 0.1 ? (choose(['svg', 'png', 'jpg'] as const, chance) ?? ending) : ending;
    const bytes = choose(pictures[from], chance);
    if (!bytes) return undefined;
    const whole = chance() < 0.93 ? bytes : bytes.subarray(0, bytes.length / 2);
    return { name: `${file}: other bytes (${whole.length}, ${from})`, steps: [write(file, whole)] };
  };
}

/** Another colour or size of the same length. */
function editDrawing(file: string, bytes: Buffer | undefined, chance: () => number) {
  const text = bytes?.toString('utf8') ?? '';
  const digit = choose([...text.matchAll(/(?<=["# ,.\d-])\d(?=[\d"])/g)], chance);
  if (!digit) return undefined;
  const changed = text.slice(0, digit.index) + pick(chance, 0, 9) + text.slice(digit.index + 1);
  return {
    name: `${file}: a figure at ${digit.index}`,
    steps: [
      {
        do: 'write' as const,
        file,
        bytes: Buffer.from(changed),
        time: chance() < 0.3 ? ('kept' as const) : ('now' as const),
      },
    ],
  };
}
