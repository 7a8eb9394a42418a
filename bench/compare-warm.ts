import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  createEditors,
  createTemplateEditors,
  createTextEditors,
} from './differential/edits/choose-change.ts';
import { type EditRecord, runEdits } from './differential/run-edits.ts';
import { loadCompiled } from './differential/site-program.ts';
import {
  makePictures,
  readShipped,
  readStart,
  type SiteName,
  siteNames,
} from './differential/start-sites.ts';

const usage = `npm run differential -- [--site ${siteNames.join('|')}] [--seed 1] [--edits 100] [--until N] [--templates | --texts] [--keep]`;

type Options = { site: SiteName; seed: string; edits: number; mostly: Mostly; keep: boolean };

/** What most edits change. */
type Mostly = 'anything' | 'templates' | 'texts';

/** Edits and compares; 1 if a warm build differed from the cold one, 2 for wrong arguments. */
export default async function compareWarm(args: readonly string[], repository: string): Promise<number> {
  const options = readOptions(args);
  if (!options) return 2;
  const work = await mkdtemp(join(tmpdir(), 'site-differential-'));
  try {
    const start = await readStart(options.site, repository, join(work, 'start'));
    const making = { shipped: readShipped(repository), pictures: await makePictures() };
    const editors = {
      anything: createEditors,
      templates: createTemplateEditors,
      texts: createTextEditors,
    }[options.mostly](making);
    const program = await loadCompiled(repository);
    const records = await runEdits({
      program,
      repository,
      start,
      editors,
      ...options,
      seed: `${options.site} ${options.seed}${options.mostly === 'anything' ? '' : ` ${options.mostly}`}`,
      work,
      renewal: 40,
      cold: 'nothing',
      note: printRecord,
    });
    console.log(summarise(records, options));
    return records.some(({ differences }) => differences.length > 0) ? 1 : 0;
  } finally {
    if (options.keep) console.log(`The folders are in ${work}.`);
    else await rm(work, { recursive: true, force: true });
  }
}

function readOptions(args: readonly string[]): Options | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        site: { type: 'string', default: 'small' },
        seed: { type: 'string', default: '1' },
        edits: { type: 'string', default: '100' },
        until: { type: 'string' },
        templates: { type: 'boolean', default: false },
        texts: { type: 'boolean', default: false },
        keep: { type: 'boolean', default: false },
      },
    });
    const site = siteNames.find((name) => name === values.site);
    const edits = Number(values.until ?? values.edits);
    if (!site) throw new Error(`There is no site “${values.site}”.`);
    if (!Number.isInteger(edits) || edits < 1) throw new Error('--edits takes a whole number from 1.');
    const mostly = values.templates ? 'templates' : values.texts ? 'texts' : 'anything';
    return { site, seed: values.seed, edits, mostly, keep: values.keep };
  } catch (problem) {
    console.error(`${problem instanceof Error ? problem.message : problem}\nUsage: ${usage}`);
    return undefined;
  }
}

function printRecord({ number, name, interlude, ok, thrown, differences }: EditRecord): void {
  const state = thrown === undefined ? (ok ? 'ok    ' : 'broken') : 'THROWN';
  console.log(
    `${String(number).padStart(4)} ${state} ${name}${interlude === 'none' ? '' : ` [${interlude}]`}`,
  );
  if (thrown !== undefined) console.log(`     ${thrown}`);
  for (const difference of differences) console.log(`     DIFFERENT. ${difference}`);
}

function summarise(records: readonly EditRecord[], { site, seed, mostly }: Options): string {
  const count = (is: (record: EditRecord) => boolean) => records.filter(is).length;
  const different = records.find(({ differences }) => differences.length > 0);
  const replay =
    different &&
    `Again: npm run differential -- --site ${site} --seed ${seed} --until ${different.number}${mostly === 'anything' ? '' : ` --${mostly}`} --keep`;
  return [
    `${records.length} edits of “${site}”, seed ${seed}: ${count(({ ok }) => ok)} could be built, ${count(({ ok }) => !ok)} were mistakes, ${count(({ thrown }) => thrown !== undefined)} met a bug in each build, ${different ? 1 : 0} warm builds were others than the cold one, ${count(({ early }) => early > 0)} showed pages before they were built, ${count(({ isPatch }) => isPatch)} were built by making only the pages of changed texts.`,
    ...(replay === undefined ? [] : [replay]),
  ].join('\n');
}
