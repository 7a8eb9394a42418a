import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { loadCompiled } from '../../bench/differential/site-program.ts';
import { differentFiles, takeSnapshot } from '../../bench/differential/take-snapshot.ts';
import { generateSite } from '../../bench/generate-site.ts';
import type { BuiltSite } from '../../renderer/site.ts';
import { repository } from '../cli/run-site.ts';
import { untilSettled } from '../until-settled.ts';

export type WarmSite = Awaited<ReturnType<typeof openWarmSite>>;
export type WarmBuild = BuiltSite & { opened: number | undefined };

/** A generated site that is built incrementally after each edit, and compared with a build from scratch. */
export async function openWarmSite(articles: number) {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-warm-'));
  const root = path.join(folder, 'site');
  await generateSite(root, path.join(repository, 'starter'), { articles, seed: 'a', sharing: 'one' });
  const program = await loadCompiled(repository);
  const inSite = (file: string) => path.join(root, file);

  /**
   * Builds as a new process would, long enough after the last edit. `opened`: how many of the editors' files it has
   * opened.
   */
  const build = async (site = root): Promise<WarmBuild> => {
    await untilSettled(site);
    return buildAtOnce(site);
  };

  const buildAtOnce = async (site = root): Promise<WarmBuild> => {
    const now = () => performance.now();
    const today = new Date('2026-11-22T12:00:00Z');
    const built = await program.buildSite({ root: site, out: path.join(site, 'dist'), today, now });
    return { ...built, opened: built.times?.files.length };
  };

  /** Builds the site from scratch. */
  const buildAnew = async () => {
    const anew = path.join(folder, 'anew', 'site');
    await rm(path.dirname(anew), { recursive: true, force: true });
    await cp(root, anew, { recursive: true, filter: (file) => !/[\\/](?:dist|\.site)$/.test(file) });
    const built = await build(anew);
    return { ...built, output: takeSnapshot(path.join(anew, 'dist')), root: anew };
  };

  const expectAsAnew = async (built: WarmBuild) => {
    const anew = await buildAnew();
    expect(built.diagnostics).toEqual(anew.diagnostics);
    expect(textsShown(built)).toEqual(textsShown(anew));
    expect(built.files).toEqual(anew.files);
    expect(differentFiles(takeSnapshot(inSite('dist')), anew.output)).toEqual([]);
    const provenance = '.site/output/dist/provenance.jsonl';
    expect(readFileSync(inSite(provenance), 'utf8')).toBe(
      readFileSync(path.join(anew.root, provenance), 'utf8'),
    );
  };

  return {
    root,
    inSite,
    article: (number: number) => inSite(`content/posts/article-${String(number).padStart(5, '0')}.mdx`),
    build,
    buildAtOnce,
    buildAnew,
    expectAsAnew,
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The texts of files with problems, if the build has them. */
function textsShown({ diagnostics, sourceText }: Pick<WarmBuild, 'diagnostics' | 'sourceText'>) {
  return diagnostics.map(({ place }) => sourceText(place.file));
}
