import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Snapshot, takeSnapshot } from '../differential/take-snapshot.ts';
import type { RailState } from './rail-sites.ts';
import type { Run } from './run-to-end.ts';

/** `program`: a compiled checkout. `folder`: its own, for its copy of the sites. The others are absolute as well. */
export type Builder = { program: string; sites: string; folder: string; originsScript: string; run: Run };

/**
 * All that a program prints and writes for a site at a moment, as files: `check.json`, `schedule.json`, `build.json`,
 * `provenance/…` with a file for each page, and `output/…`. Each command is a process of its own, in a new copy of the
 * site. The build comes last: the others write nothing, so it starts without caches.
 */
export async function recordBuild(
  builder: Builder,
  { root, moment }: Pick<RailState, 'root' | 'moment'>,
): Promise<Snapshot> {
  const { program, sites, folder, originsScript, run } = builder;
  const [copy, out] = [join(folder, 'sites'), join(folder, 'output')];
  await rm(folder, { recursive: true, force: true });
  await cp(sites, copy, { recursive: true });
  const ask = (...args: string[]) => run(process.execPath, args, join(copy, root));
  const say = async (...args: string[]) => {
    const { code, printed, noted } = await ask(join(program, 'bin/site.js'), ...args, '--at', moment);
    return Buffer.from(withoutChance(`${printed}${noted}exit code ${code}\n`, [copy, program]));
  };
  const check = await say('check', '--release', '--format', 'json');
  const schedule = await say('schedule', '--format', 'json');
  const origins = await ask(originsScript, program, moment);
  const build = await say('build', '--out', out, '--format', 'json');
  const output = [...takeSnapshot(out)].map(([name, bytes]) => [`output/${name}`, bytes] as const);
  return new Map([
    ['check.json', check],
    ['schedule.json', schedule],
    ['build.json', build],
    ...provenanceFiles(origins.printed || withoutChance(origins.noted, [copy, program])),
    ...output,
  ]);
}

/** Whether there is something to compare: two programs that both reject a site agree about nothing. */
export function isWhole(record: Snapshot): boolean {
  const names = [...record.keys()];
  return ['output/', 'provenance/'].every((folder) => names.some((name) => name.startsWith(folder)));
}

/**
 * Removes the folders of the two programs, durations, and the amount written: the output itself is compared, so an
 * explained difference in it needs no second explanation.
 */
function withoutChance(text: string, folders: readonly string[]): string {
  const named = folders.reduce((shorter, folder) => shorter.replaceAll(folder, '…'), text);
  return named.replace(/"(milliseconds|files|bytes)": \d+/g, '"$1": 0');
}

/** A file for each page; a single one with the error if there are no pages. */
function provenanceFiles(text: string): [string, Buffer][] {
  if (!text.startsWith('{')) return [['provenance.txt', Buffer.from(text)]];
  const pages: Record<string, string> = JSON.parse(text);
  return Object.entries(pages).map(([address, lines]) => [
    `provenance${address === '/' ? '/index' : address}.txt`,
    Buffer.from(lines),
  ]);
}
