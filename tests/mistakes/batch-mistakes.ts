/**
 * Mistakes in different files are checked together, so that one build answers for many. The mistakes of a batch concern
 * no file in common; a diagnostic in a file belongs to the mistake that concerns it.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readCatalogue } from '../diagnostics/read-catalogue.ts';
import { samples } from '../lay-out-sample.ts';
import { touchedBy } from './make-mistake.ts';
import { type Mistake, readMistake } from './read-mistake.ts';

export type MistakeSample = { file: string; mistake: Mistake };

/** Mistakes made together, all in the same site and checked with the same options. */
export type Batch = readonly MistakeSample[];

export const mistakesFolder = path.join(samples, 'mistakes');

/** File names relative to `samples/mistakes`, in a fixed order. */
export function readMistakes(): MistakeSample[] {
  return readdirSync(mistakesFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => ({ file, mistake: readMistake(path.join(mistakesFolder, file)) }));
}

/** Each mistake joins the first batch of its sort that concerns none of its files. */
export function batchMistakes(all: readonly MistakeSample[]): Batch[] {
  const batches: { sort: string; files: Set<string>; members: MistakeSample[] }[] = [];
  for (const sample of all) {
    const files = concernedBy(sample.mistake);
    const sort = mayShare(sample.mistake) ? sortOf(sample.mistake) : sample.file;
    const open = batches.find(
      (batch) => batch.sort === sort && files.every((file) => !batch.files.has(file)),
    );
    if (open) {
      open.members.push(sample);
      for (const file of files) open.files.add(file);
    } else batches.push({ sort, files: new Set(files), members: [sample] });
  }
  return batches.map(({ members }) => members);
}

/**
 * Samples that show each message once: `npm test` makes these. The others show the same in other folders and with other
 * values, and are long. Those that share a build come first.
 */
export function oneOfEach(all: readonly MistakeSample[]): MistakeSample[] {
  const [shared, single] = [true, false].map((wanted) =>
    all.filter(({ mistake }) => isShared(mistake) === wanted),
  );
  const seen = new Set<string>();
  const taken = [...(shared ?? []), ...(single ?? [])].filter(({ mistake }) => {
    const fresh = placesOf(mistake)
      .map(({ code, message }) => `${code} ${withoutValues(message)}`)
      .filter((told) => !seen.has(told));
    for (const told of fresh) seen.add(told);
    return fresh.length > 0 || mistake.expected === undefined;
  });
  return all.filter((sample) => taken.includes(sample));
}

/** The message without its variable parts: quotes and numbers. */
function withoutValues(message: string): string {
  return message.replaceAll(/“[^”]*”/g, '“”').replaceAll(/\d+(?:[.,]\d+)*/g, '0');
}

/** The files that it touches, and those that its messages name. */
export function concernedBy(mistake: Mistake): string[] {
  return [...new Set([...touchedBy(mistake), ...namedBy(mistake)])];
}

function namedBy({ expected = '' }: Mistake): string[] {
  return [...expected.matchAll(/^(?: {2}see )?(\S+?):\d+:\d+ /gm)].map(([, name = '']) => name);
}

function mayShare(mistake: Mistake): boolean {
  return mistake.delete.length === 0 && namedBy(mistake).length > 0;
}

/** An edit of one file with all its diagnostics in that file. */
function isShared(mistake: Mistake): boolean {
  return mayShare(mistake) && concernedBy(mistake).length === 1;
}

/** Some problems are looked for only if there is no error, or only errors that are found as late as they are. */
function sortOf(mistake: Mistake): string {
  const errors = placesOf(mistake).filter(({ severity }) => severity === 'error');
  const stage =
    errors.length === 0 ? 'warnings' : errors.every(({ code }) => lateCodes.has(code)) ? 'late' : 'errors';
  return [mistake.site, mistake.today, mistake.release, stage].join(' ');
}

/** The first lines of the messages that a sample expects. */
function placesOf({ expected = '' }: Mistake) {
  return [...expected.matchAll(/^(\S+?):\d+:\d+ (error|warning) (.*) \[([a-z0-9-]+)\]$/gm)].map(
    ([, file = '', severity = '', message = '', code = '']) => ({ file, severity, message, code }),
  );
}

/**
 * Found in the finished pages or drawings, in the days to come, or in all diagnostics: only once nothing else is wrong.
 */
export const lateCodes: ReadonlySet<string> = new Set([
  ...readCatalogue().flatMap(({ file, code }) => (file === 'diagnostics/messages/inspect.md' ? [code] : [])),
  ...['picture-characters', 'document-characters'],
  ...['breaks-on-a-day', 'breaks-then', 'nothing-found', 'nothing-found-by-all', 'current-nowhere'],
  ...[
    'unused-acceptance',
    'acceptance-too-broad',
    'redirect-to-nowhere',
    'redirect-hides-file',
    'register-not-shown',
  ],
]);
