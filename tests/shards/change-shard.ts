import { hash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openShard } from '../../renderer/features/shards/read-shard.ts';
import {
  contentFile,
  printShard,
  type ShardDescription,
  shardFile,
} from '../../renderer/features/shards/shard-file.ts';
import { shardProgram } from '../../renderer/store/program-version.ts';
import { emptyPlace } from './machines.ts';

export function copyOf(folder: string): string {
  const copy = emptyPlace('copy');
  cpSync(folder, copy, { recursive: true });
  return copy;
}

/** A copy with a changed description, correctly sealed. */
export function describedAnew(
  folder: string,
  change: (description: ShardDescription) => ShardDescription,
): string {
  const copy = copyOf(folder);
  writeFileSync(join(copy, shardFile), printShard(change(descriptionOf(folder))));
  return copy;
}

/** A copy with a changed record of the first page, as only an attacker would write it. */
export function withRecord(folder: string, change: object): string {
  const { record } = descriptionOf(folder).pages[0] ?? {};
  const content = readFileSync(join(folder, contentFile));
  if (!record) throw new Error('the shard has no page');
  const before = JSON.parse(content.subarray(record.at, record.at + record.bytes).toString());
  const after = Buffer.from(JSON.stringify({ ...before, ...change }));
  const whole = Buffer.concat([content, after]);
  const copy = describedAnew(folder, ({ pages, ...description }) => ({
    ...description,
    pages: pages.map((page, index) =>
      index === 0 ? { ...page, record: { at: content.length, bytes: after.length } } : page,
    ),
    content: { bytes: whole.length, sha256: hash('sha256', whole, 'hex') },
  }));
  writeFileSync(join(copy, contentFile), whole);
  return copy;
}

/** A copy with different content under these keys (pictures and documents), correctly sealed. */
export function withContent(folder: string, keys: readonly string[], text: string): string {
  const content = readFileSync(join(folder, contentFile));
  const whole = Buffer.concat([content, Buffer.from(text)]);
  const slice = { at: content.length, bytes: whole.length - content.length };
  const replaced = <T extends { key: string }>(all: readonly T[]) =>
    all.map((one) => (keys.includes(one.key) ? { ...one, ...slice } : one));
  const copy = describedAnew(folder, (description) => ({
    ...description,
    media: replaced(description.media),
    documents: replaced(description.documents),
    content: { bytes: whole.length, sha256: hash('sha256', whole, 'hex') },
  }));
  writeFileSync(join(copy, contentFile), whole);
  return copy;
}

export function descriptionOf(folder: string): ShardDescription {
  const found = openShard(folder, shardProgram());
  if ('problem' in found) throw new Error(`the shard is ${found.problem}`);
  found.close();
  return found.description;
}
