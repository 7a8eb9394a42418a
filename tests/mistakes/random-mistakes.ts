/**
 * Mistakes that nobody thought of: a value of the invented site with a note after it, a sign before it, a currency, a
 * bracket too many. The same seed gives the same mistakes.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import type { Batch, MistakeSample } from './batch-mistakes.ts';
import { originals } from './copy-site.ts';
import { unmistaken } from './read-mistake.ts';

/** `most`: the largest number to make together, in different files. */
export function randomBatches(seed: number, count: number, most: number): Batch[] {
  const batches: MistakeSample[][] = [];
  for (const sample of randomMistakes(seed, count)) {
    const files = Object.keys(sample.mistake.replace);
    const isFree = ({ mistake }: MistakeSample) => files.every((file) => !(file in mistake.replace));
    const open = batches.find((batch) => batch.length < most && batch.every(isFree));
    if (open) open.push(sample);
    else batches.push([sample]);
  }
  return batches;
}

function randomMistakes(seed: number, count: number): MistakeSample[] {
  const lines = linesWithValues();
  const mistake = fc.record({ line: fc.constantFrom(...lines), edit: fc.constantFrom(...edits) });
  // Three times as many: an edit may leave a value unchanged.
  const found = fc.sample(mistake, { seed, numRuns: count * 3 }).flatMap(({ line, edit }) => {
    const changed = `${line.before}${edit(line.value)}`;
    const from = `${line.before}${line.value}`;
    if (changed === from) return [];
    const replace = { [line.file]: { [from]: changed } };
    return [
      {
        file: `${line.file}: ${changed.trim()}`,
        mistake: { ...unmistaken, mistake: changed, replace, at: `${line.file}:1:1` },
      },
    ];
  });
  return found.slice(0, count);
}

type Edit = (value: string) => string;

/** Habits from another program, another keyboard, another notation, or a note to a colleague. */
const edits: readonly Edit[] = [
  ...[
    '"',
    "'",
    '“',
    '- ',
    ': ',
    '* ',
    '@',
    '> ',
    '~',
    '!',
    '%',
    '&',
    '|',
    '\u00A0',
    '£',
    '$',
    '₹',
    'USD ',
  ].map(
    (sign): Edit =>
      (value) =>
        `${sign}${value}`,
  ),
  ...['from ', 'about ', 'Rs. ', '(', '[', '{', '**', '`'].map(
    (sign): Edit =>
      (value) =>
        `${sign}${value}`,
  ),
  ...['"', ';', ',', '\t', ' #check', ' EUR', 'GBP', ' per person', 'k', ' (to be checked)'].map(
    (sign): Edit =>
      (value) =>
        `${value}${sign}`,
  ),
  ...[' - ask Ann first', ', see note', ' // old', ' ✓', ' TODO', ' – neu', ' ??', '\u200B', '…'].map(
    (sign): Edit =>
      (value) =>
        `${value}${sign}`,
  ),
  (value) => `""${value.replaceAll('"', '')}""`,
  (value) => `“${value.replaceAll('"', '')}”`,
  (value) => `«${value.replaceAll('"', '')}»`,
  (value) => `[${value}]`,
  (value) => `{${value}}`,
  (value) => `{ ${value} }: { ${value} }`,
  (value) => `(${value})`,
  (value) => `\`${value}\``,
  (value) => `**${value}**`,
  (value) => `${value}: ${value}`,
  (value) => `${value} ${value}`,
  // In a group, each name would be a mistake of its own.
  (value) => (/^[[{]/.test(value) ? value : value.toUpperCase()),
  (value) => value.toLowerCase(),
  (value) => value.replace('.', ','),
  (value) => value.replace(/[a-z]/, ''),
  (value) => value.replace(/([a-z])([a-z])(?=[a-z]*$)/, '$2$1'),
  (value) => value.slice(0, -1),
  (value) => value.slice(1),
  (value) => value.replace(' ', '\u00A0'),
  (value) => value.replace(/\{([^}]*)\}/, '{$1-day}'),
  (value) => value.replace(/\{([^}]*)\}/, '{$1}-day'),
  (value) => value.replace(/\{([^}]*)\}/, '{ $1 }'),
  (value) => value.replace(/\{([^}]*)\}/, '$$$1'),
  (value) => value.replace('}', ''),
  (value) => value.replace('{', ''),
  (value) => value.replace('{', '{{'),
  (value) => value.replace(/[{}]/g, '"'),
  (value) => value.replaceAll('"', ''),
  (value) => value.replaceAll('"', "'"),
  (value) => value.replace(', ', ' '),
  (value) => value.replace(', ', '; '),
  (value) => value.replace(': ', ':'),
  (value) => value.replace(/(\d{4})-(\d\d)-(\d\d)/, '$3/$2/$1'),
  (value) => value.replace(/(\d\d):(\d\d)/, '$1.$2'),
  (value) => value.replace(/\d/, 'O'),
  (value) => value.replace(/\d+/, '$&,$&'),
  (value) => value.replace('/', '\\'),
  (value) => value.replace('/', ''),
  (value) => value.replace('http', 'htp'),
  (value) => value.replace('@', ' at '),
  (value) => value.replace('true', 'yes').replace('false', 'off'),
];

type Line = { file: string; before: string; value: string };

/** Each line that is unique in its file. */
function linesWithValues(): Line[] {
  const root = originals.school;
  const content = readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' });
  const files = ['site.yaml', ...content.map((file) => `content/${file.replaceAll(path.sep, '/')}`)];
  return files
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return text.split('\n').flatMap((line) => {
        const [, before = '', value = ''] = /^([ -]*(?:[\w-]+: +|- +))(\S.*)$/.exec(line) ?? [];
        return value === '' || text.split(line).length !== 2 ? [] : [{ file, before, value }];
      });
    });
}
