/**
 * Mistakes in different files are told beside each other, so that one build answers for many. A batch holds mistakes
 * that touch no file of one another; what is said at a file belongs to the mistake that touched it.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readCatalogue } from '../diagnostics/read-catalogue.ts';
import { samples } from '../lay-out-sample.ts';
import { touchedBy } from './make-mistake.ts';
import { type Mistake, readMistake } from './read-mistake.ts';

export type MistakeSample = { file: string; mistake: Mistake };

/** Mistakes that are made together, all in the same site and checked in the same way. */
export type Batch = readonly MistakeSample[];

export const mistakesFolder = path.join(samples, 'mistakes');

/** Named from `samples/mistakes`, in a fixed order. */
export function readMistakes(): MistakeSample[] {
  return readdirSync(mistakesFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => ({ file, mistake: readMistake(path.join(mistakesFolder, file)) }));
}

/** Each mistake joins the first batch of its sort that touches none of its files. */
export function batchMistakes(all: readonly MistakeSample[]): Batch[] {
  const batches: { sort: string; files: Set<string>; members: MistakeSample[] }[] = [];
  for (const sample of all) {
    const files = touchedBy(sample.mistake);
    const sort = isShared(sample.mistake) ? sortOf(sample.mistake) : sample.file;
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
 * Those that show each message once, of each folder that it is told of: `npm test` makes these. The others tell the same
 * of another value, and are long. Those that share a build come first.
 */
export function oneOfEach(all: readonly MistakeSample[]): MistakeSample[] {
  const [shared, single] = [true, false].map((wanted) =>
    all.filter(({ mistake }) => isShared(mistake) === wanted),
  );
  const seen = new Set<string>();
  const taken = [...(shared ?? []), ...(single ?? [])].filter(({ mistake }) => {
    const fresh = placesOf(mistake)
      .map(({ file, code, message }) => `${code} ${path.dirname(file)} ${withoutValues(message)}`)
      .filter((told) => !seen.has(told));
    for (const told of fresh) seen.add(told);
    return fresh.length > 0 || mistake.expected === undefined;
  });
  return all.filter((sample) => taken.includes(sample));
}

/** What the message says whatever it is told of: without what it quotes, and without numbers. */
function withoutValues(message: string): string {
  return message.replaceAll(/“[^”]*”/g, '“”').replaceAll(/\d+(?:[.,]\d+)*/g, '0');
}

/** An edit of one file, of which something is said in that file and nowhere else. */
function isShared(mistake: Mistake): boolean {
  const [file, ...others] = new Set(touchedBy(mistake));
  if (mistake.delete.length > 0 || others.length > 0) return false;
  const named = [...(mistake.expected ?? '').matchAll(/^(?: {2}see )?(\S+?):\d+:\d+ /gm)];
  return named.length > 0 && named.every(([, name]) => name === file);
}

/** Some problems are looked for only once there is no error, or none but those that are found as late as they. */
function sortOf(mistake: Mistake): string {
  const errors = placesOf(mistake).filter(({ severity }) => severity === 'error');
  const stage =
    errors.length === 0 ? 'warnings' : errors.every(({ code }) => lateCodes.has(code)) ? 'late' : 'errors';
  return [mistake.site, mistake.today, mistake.release, stage].join(' ');
}

/** The heads of the messages that a sample expects. */
function placesOf({ expected = '' }: Mistake) {
  return [...expected.matchAll(/^(\S+?):\d+:\d+ (error|warning) (.*) \[([a-z0-9-]+)\]$/gm)].map(
    ([, file = '', severity = '', message = '', code = '']) => ({ file, severity, message, code }),
  );
}

/** Asked of the finished pages, of the days to come, or of all that was found: only once nothing else is wrong. */
export const lateCodes: ReadonlySet<string> = new Set([
  ...readCatalogue().flatMap(({ file, code }) => (file === 'diagnostics/messages/inspect.md' ? [code] : [])),
  ...['breaks-on-a-day', 'breaks-then', 'nothing-found', 'nothing-found-by-all', 'current-nowhere'],
  ...[
    'unused-acceptance',
    'acceptance-too-broad',
    'redirect-to-nowhere',
    'redirect-hides-file',
    'register-not-shown',
  ],
]);
