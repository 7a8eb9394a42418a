/** A mistake of `samples/mistakes`, as somebody makes it who types into one field of the editor. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isFields, listOf } from '../../../../diagnostics/fields.ts';
import type { Path, Place } from '../../../../diagnostics/place.ts';
import { valueAt } from '../../../../renderer/edit/value-at.ts';
import type { Source } from '../../../../renderer/model/source.ts';
import { splitBlocks } from '../../../../renderer/read/mdx/split-blocks.ts';
import { parseSource } from '../../../../renderer/read/read-source.ts';
import { placeAt } from '../../../../renderer/source/place-at.ts';
import { makeMistake, touchedBy, undoMistake } from '../../../mistakes/make-mistake.ts';
import type { Mistake } from '../../../mistakes/read-mistake.ts';

/** Why no field can hold a mistake. */
export const reasons = {
  files: 'files come, go, are saved in another way or have other names',
  syntax: 'the file can’t be read, but a field writes whatever is typed as a value',
  several: 'more than one value is wrong',
  writing: 'every value is right, and only written in another way',
  name: 'the name of a field is wrong, and the editor offers no such field',
  release: 'it is only a mistake once the site goes live',
} as const;

export type LeftOut = keyof typeof reasons;

/** What is sent for a value: of a block in an article’s text with its `place`. */
export type TypedField = { file: string; path: Path; place?: Place } & ({ value: unknown } | { unset: true });

export type TypedMistake = { kind: 'typed'; field: TypedField } | { kind: 'left'; why: LeftOut };

/** The files of the site are as they were afterwards. */
export function typedMistake(mistake: Mistake, folders: { original: string; root: string }): TypedMistake {
  if (mistake.release) return { kind: 'left', why: 'release' };
  const { delete: gone, rename, copy, bytes, save } = mistake;
  if ([gone, rename, copy, bytes, save].some((one) => Object.keys(one).length > 0))
    return { kind: 'left', why: 'files' };
  const touched = [...new Set(touchedBy(mistake))];
  const texts = () => touched.map((file) => textOf(path.join(folders.root, file)));
  const before = texts();
  makeMistake(mistake, folders);
  const after = texts();
  undoMistake(mistake, folders);
  const fields: TypedField[] = [];
  for (const [index, file] of touched.entries()) {
    const [was, now] = [before[index], after[index]];
    if (was === undefined || now === undefined || !/\.(?:yaml|mdx)$/.test(file))
      return { kind: 'left', why: 'files' };
    const [right, wrong] = [parseSource(file, was), parseSource(file, now)];
    const differing = differences(right.source.value, wrong.source.value);
    if (differing.length > 0 && wrong.problems.length > right.problems.length)
      return { kind: 'left', why: 'syntax' };
    const blocks = differingBlocks(right.source, wrong.source);
    fields.push(...[...differing, ...blocks].map((field) => ({ file, ...field })));
  }
  const [field, ...others] = fields;
  if (!field) return { kind: 'left', why: 'writing' };
  if (isMisnamed(fields, mistake)) return { kind: 'left', why: 'name' };
  return others.length > 0 ? { kind: 'left', why: 'several' } : { kind: 'typed', field };
}

function textOf(absolute: string): string | undefined {
  return existsSync(absolute) ? readFileSync(absolute, 'utf8') : undefined;
}

/** A field is there that there is none of, perhaps in place of another one. */
function isMisnamed(fields: readonly TypedField[], { expected = '' }: Mistake): boolean {
  const added = fields.filter((one) => 'value' in one && one.path.length > 0);
  return fields.length <= 2 && added.length === 1 && / \[(?:unknown-key|misspelt-key)\]$/m.test(expected);
}

type Difference = { path: Path; place?: Place } & ({ value: unknown } | { unset: true });

/** The innermost values that differ; a list in which items come or go as a whole. */
function differences(right: unknown, wrong: unknown, at: Path = []): Difference[] {
  if (isDeepStrictEqual(right, wrong)) return [];
  const [ones, others] = [stepsOf(right), stepsOf(wrong)];
  const isAlike =
    ones &&
    others &&
    Array.isArray(right) === Array.isArray(wrong) &&
    (!Array.isArray(right) || ones.length === others.length);
  if (!isAlike) return [{ path: at, value: wrong }];
  return [...new Set([...ones, ...others])].flatMap((step): Difference[] => {
    const inner = [...at, step];
    if (!others.includes(step)) return [{ path: inner, unset: true }];
    if (!ones.includes(step)) return [{ path: inner, value: valueAt(wrong, [step]) }];
    return differences(valueAt(right, [step]), valueAt(wrong, [step]), inner);
  });
}

function stepsOf(value: unknown): (string | number)[] | undefined {
  if (Array.isArray(value)) return listOf(value).map((_, index) => index);
  return isFields(value) ? Object.keys(value) : undefined;
}

/** The blocks of an article’s text that differ, each with what it becomes if it is the only one. */
function differingBlocks(right: Source, wrong: Source): Difference[] {
  if (!right.body || !wrong.body) return [];
  const [was, now] = [right, wrong].map(({ text, body }) => text.slice(body?.start));
  if (was === undefined || now === undefined || was === now) return [];
  const most = Math.min(was.length, now.length);
  let same = 0;
  while (same < most && was[same] === now[same]) same += 1;
  let alike = 0;
  while (alike < most - same && was.at(-1 - alike) === now.at(-1 - alike)) alike += 1;
  const from = right.body.start + same;
  const to = Math.max(from + 1, right.text.length - alike);
  const { blocks } = splitBlocks(right.text, right.body.start);
  const touched = blocks.filter(({ start, end }) => start < to && from < end);
  return (touched.length > 0 ? touched : blocks.slice(-1)).map(({ start, end }) => {
    const begin = start + right.text.slice(start).search(/\S|$/);
    const isMoved = wrong.body && right.body ? wrong.body.start - right.body.start : 0;
    const value = wrong.text.slice(start + isMoved, wrong.text.length - (right.text.length - end)).trim();
    return { path: [], place: placeAt(right, begin), value };
  });
}
