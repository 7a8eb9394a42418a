import path from 'node:path';
import type { Shard } from '../diagnostics/shard.ts';
import { usageError } from './usage-error.ts';

/** GitHub's limit for the jobs of a matrix. */
const most = 256;

/** `3/8` */
export function parseShardOption(text: string): Shard {
  const [, number, count] = /^(\d{1,3})\/(\d{1,3})$/.exec(text)?.map(Number) ?? [];
  if (number && count && number <= count && count <= most) return { number, count };
  throw usageError(
    `--shard must be a number and how many shards there are, up to ${most}, not “${text}”. Write it like 3/8.`,
  );
}

/** The folder of shards unless another one is given. */
export function shardsFolder(root: string): string {
  return path.join(path.resolve(root), '.site', 'shards');
}

export function shardFolder(root: string, { number, count }: Shard): string {
  return path.join(shardsFolder(root), `${number}-of-${count}`);
}
