/** Edits by a seed, of any value in the repository’s own files, with values that are hard to write in YAML. */
import { readFileSync } from 'node:fs';
import { isFields, listOf } from '../../diagnostics/fields.ts';
import type { Path } from '../../diagnostics/place.ts';
import { valueAt } from '../../renderer/edit/value-at.ts';
import type { ValueEdit } from '../../renderer/features/edit/write/value-edit.ts';
import type { Source } from '../../renderer/model/source.ts';
import { parseSource } from '../../renderer/read/read-source.ts';

export type Chance = () => number;

/** A linear congruential generator (Numerical Recipes), so that a failing edit can be repeated. */
export function chanceFrom(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const hardValues: readonly unknown[] = [
  ...['', ' lead', 'trail ', 'a: b', 'a #b', '# c', '- d', 'true', 'null', '12', '0x1F', '1e3', "it's"],
  ...['say "hi"', '“quoted”', 'one\ntwo', 'one\n\ntwo\n', '\n', 'tab\there', '{facts.a}', '[x]', '*star'],
  ...[
    '&anchor',
    '!tag',
    '%d',
    '@a',
    '`b`',
    '|',
    '>-',
    'key:',
    '? q',
    'नेपाली 日本',
    '\u00A0space',
    'a  b   c',
  ],
  ...['long '.repeat(60).trim(), '---', '...', 'windows\r\nbreak', '\u2028line', '😀', '\\back', "''", '""'],
  ...[12, 379.9, -1, 0, 1e21, 1e-7, true, false, null, [], {}, ['a', 'b: c'], { a: 1, b: 'x y' }],
  ...[[{ label: 'L', to: '/x' }, { label: 'M: n' }], { deep: { deeper: ['x'] } }],
];

export function pick<T>(list: readonly T[], chance: Chance): T | undefined {
  return list[Math.floor(chance() * list.length)];
}

/** One of the files: with its own line ends, those of Windows, or without the last one. */
export function pickSource(files: readonly string[], chance: Chance): Source {
  const file = pick(files, chance) ?? '';
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  const ends = chance();
  const written = ends < 0.3 ? text.replaceAll('\n', '\r\n') : ends < 0.4 ? text.trimEnd() : text;
  return parseSource(file, written).source;
}

export function pickEdit({ value }: Source, chance: Chance): ValueEdit | undefined {
  const path = pick(pathsIn(value), chance);
  if (!path) return undefined;
  const around = path.slice(0, -1);
  const list = valueAt(value, around);
  const put = chance() < 0.3 ? structuredClone(valueAt(value, path)) : pick(hardValues, chance);
  const kind = chance();
  if (Array.isArray(list) && kind < 0.15)
    return { kind: 'insert', path: [...around, Math.floor(chance() * (list.length + 1))], value: put };
  if (Array.isArray(list) && kind < 0.3)
    return { kind: 'move', path, to: Math.floor(chance() * list.length) };
  if (kind < 0.45) return { kind: 'remove', path };
  if (kind < 0.55 && isFields(list)) return { kind: 'set', path: [...around, 'fresh'], value: put };
  return { kind: 'set', path, value: put };
}

function pathsIn(value: unknown, at: Path = []): Path[] {
  const steps = isFields(value) ? Object.keys(value) : listOf(value).map((_, index) => index);
  return steps.flatMap((step) => [[...at, step], ...pathsIn(valueAt(value, [step]), [...at, step])]);
}
