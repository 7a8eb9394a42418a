import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BenchOptions } from './bench-options.ts';
import { templatePages } from './generate/own-template.ts';
import { writeArticle } from './generate/write-article.ts';
import { generateSite } from './generate-site.ts';
import { floorStep } from './measure/floor-step.ts';
import { measureInTurn, type Result } from './measure/measure-in-turn.ts';
import { ownEdits } from './measure/own-edits.ts';
import { coldStep, type OwnSite, warmSteps } from './measure/own-steps.ts';
import { type PeerSteps, peerSteps } from './peers/peer-steps.ts';
import { type Installed, projectOf, writeProject } from './peers/prepare-peer.ts';
import { measureWatch, type WatchResults } from './watch/measure-watch.ts';
import { ownWatch, peerWatch } from './watch/watched.ts';

type Places = { options: BenchOptions; installed: readonly Installed[]; work: string; repository: string };

const seed = 'bench';

export type Measurement = {
  size: number;
  results: Result[];
  /** Empty if watching isn't measured. */
  watch: WatchResults[];
  /** The contents of the site, in words. */
  facts: string;
};

/** All rows for one number of articles. */
export async function measureSize(size: number, places: Places): Promise<Measurement> {
  const { options, installed } = places;
  const note = (): void => void process.stderr.write('.');
  const articles = Array.from({ length: size }, (_, index) => writeArticle(index, size, seed));
  const edited = articles[Math.floor(size / 2)]?.slug ?? '';
  const site = await prepareSite('one', size, places);
  const others: PeerSteps[] = [];
  for (const { peer, folder, modules } of installed) {
    const project = projectOf(folder, size);
    await writeProject(peer, project, articles);
    others.push(peerSteps(peer, { project, modules, work: join(folder, `work-${size}`) }, edited));
  }
  const cold = [coldStep(site, 'anew'), coldStep(site, 'kept'), ...others.map((steps) => steps.cold)];
  const results = await measureInTurn(cold, options.runs, note);
  results.push(...(await measureInTurn([floorStep(site)], options.runs, note)));
  const facts = await describe(site);
  const changes = ownEdits(site.root, { article: edited, templatePages: templatePages(size) });
  const { post, price, template, name } = changes;
  const warm = warmSteps(site, [post, price, template, name]);
  results.push(...(await measureInTurn([...warm, ...others.map(({ edit }) => edit)], options.runs, note)));
  const all = Object.values(changes);
  for (const { edit } of all) await edit.undo();
  for (const { undo } of others) await undo();
  const watch: WatchResults[] = [];
  if (options.watch) {
    const servers = [
      ownWatch(site, all),
      ...installed.map((one) => peerWatch(one, { size, article: edited })),
    ];
    for (const server of servers) watch.push(await measureWatch(server, options.runs));
    for (const { edit } of all) await edit.undo();
  }
  if (options.pictures) {
    const drawn = await prepareSite('drawn', size, places);
    const steps = [coldStep(drawn, 'anew'), coldStep(drawn, 'kept')];
    const named = steps.map((step) => ({ ...step, label: `${step.label}, pictures for sharing` }));
    results.push(...(await measureInTurn(named, options.runs, note)));
  }
  return { size, results, watch, facts };
}

async function prepareSite(
  sharing: 'one' | 'drawn',
  size: number,
  { work, repository }: Places,
): Promise<OwnSite> {
  const folder = join(work, `own-${size}-${sharing}`);
  const site = {
    root: join(folder, 'site'),
    out: join(folder, 'output/dist'),
    work: join(folder, 'work'),
    repository,
  };
  await generateSite(site.root, join(repository, 'starter'), { articles: size, seed, sharing });
  return site;
}

async function describe({ root, out }: OwnSite): Promise<string> {
  const [sources, output] = [await weigh(join(root, 'content')), await weigh(out)];
  return `Sources: ${sources}. Output: ${output}.`;
}

async function weigh(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  let bytes = 0;
  for (const file of files) bytes += (await stat(file)).size;
  return `${files.length.toLocaleString('en-GB')} files, ${(bytes / 1e6).toFixed(1)} MB`;
}
