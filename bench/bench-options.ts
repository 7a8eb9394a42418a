import { parseArgs } from 'node:util';

export type BenchOptions = {
  /** Numbers of articles. */
  sizes: number[];
  runs: number;
  /** Names of other generators. */
  peers: string[];
  /** Whether to measure the builds that draw a sharing picture for each page as well. */
  pictures: boolean;
  /** Whether to measure the watching servers as well. */
  watch: boolean;
  /** A file for all figures, as JSON. */
  json: string | undefined;
};

export const usage = `npm run bench -- [--sizes 100,1000] [--runs 5] [--peers zola,hugo,eleventy,eleventy-mdx,astro] [--pictures] [--watch] [--json FILE]`;

/** Throws an error that says what is wrong if the arguments are none of these. */
export function parseBenchOptions(args: readonly string[], peers: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sizes: { type: 'string', default: '100' },
      runs: { type: 'string', default: '5' },
      peers: { type: 'string', default: '' },
      pictures: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
      json: { type: 'string' },
    },
  });
  const wanted = values.peers.split(',').filter(Boolean);
  const unknown = wanted.find((name) => !peers.includes(name));
  if (unknown !== undefined) throw new Error(`There is no peer “${unknown}”. Known are ${peers.join(', ')}.`);
  return {
    sizes: values.sizes.split(',').map((text) => parseCount(text, '--sizes', 100_000)),
    runs: parseCount(values.runs, '--runs', 26),
    peers: wanted,
    pictures: values.pictures,
    watch: values.watch,
    json: values.json,
  };
}

function parseCount(text: string, option: string, most: number): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > most)
    throw new Error(`${option} takes whole numbers from 1 to ${most}, not “${text}”.`);
  return count;
}
