import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The caret (U+2038) that marks in a sample where its message should be; it is removed before writing. */
export const caret = '‸';

type Texts = Readonly<Record<string, string>>;

/** One file of `samples/mistakes/`; its keys are explained in `mistakes.test.ts`. */
export type Mistake = {
  mistake: string;
  site: 'school' | 'branch' | 'academy';
  today: string;
  release: boolean;
  delete: readonly string[];
  rename: Texts;
  copy: Texts;
  write: Texts;
  bytes: Texts;
  replace: Readonly<Record<string, Texts>>;
  append: Texts;
  save: Readonly<Record<string, keyof typeof ways>>;
  at: string | Texts | undefined;
  several: { count: number; because: string } | undefined;
  noHint: string | undefined;
  fixed: readonly string[] | undefined;
  /** Undefined until it has been written for the first time. */
  expected: string | undefined;
};

/** Ways in which programs save a text. */
export const ways = {
  'Windows lines': (text: string) => Buffer.from(text.replaceAll('\n', '\r\n')),
  'byte order mark': (text: string) => Buffer.from(`\uFEFF${text}`),
  ANSI: (text: string) => Buffer.from(text, 'latin1'),
  Unicode: (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
};

/** A sample that changes nothing. */
export const unmistaken: Omit<Mistake, 'mistake'> = {
  site: 'school',
  today: '2025-10-01',
  release: false,
  delete: [],
  rename: {},
  copy: {},
  write: {},
  bytes: {},
  replace: {},
  append: {},
  save: {},
  at: undefined,
  several: undefined,
  noHint: undefined,
  fixed: undefined,
  expected: undefined,
};

const keys = new Set(['mistake', ...Object.keys(unmistaken)]);
const expectation = /^expected: \|\n/m;

export function readMistake(file: string): Mistake {
  const text = readFileSync(file, 'utf8');
  const given = parse(text);
  const odd = Object.keys(given).filter((key) => !keys.has(key));
  if (odd.length > 0) throw new Error(`${file}: unknown ${odd.join(', ')}.`);
  if (typeof given.mistake !== 'string') throw new Error(`${file}: say what the editor did under “mistake”.`);
  if (given.expected !== undefined && !expectation.test(text))
    throw new Error(`${file}: “expected: |” has to be the last key, with nothing else in its line.`);
  return { ...unmistaken, ...given };
}

/** The message of a test without an expectation yet. */
export function firstTime(file: string): string {
  return `${file} has no “expected” yet: run this test once with UPDATE_SAMPLES=1, then read what it wrote`;
}

/** Writes the fixed lines under `fixed`, before the last key. */
export function updateFixed(file: string, lines: readonly string[]): void {
  const text = readFileSync(file, 'utf8').replace(/^fixed:\n(?: .*\n)+/m, '');
  const listed = lines.map((line) => `  - ${JSON.stringify(line)}\n`).join('');
  writeFileSync(
    file,
    lines.length === 0 ? text : text.replace(expectation, () => `fixed:\n${listed}expected: |\n`),
  );
}

/** Writes the current messages under `expected`, the first time as well; the rest of the file stays byte for byte. */
export function updateExpected(file: string, said: string): void {
  const text = readFileSync(file, 'utf8');
  const [head = ''] = text.split(expectation);
  const lines = said.split('\n').map((line) => (line === '' ? '' : `  ${line}`));
  writeFileSync(file, `${head.replace(/(?<!\n)$/, '\n')}expected: |\n${lines.join('\n')}`);
}
