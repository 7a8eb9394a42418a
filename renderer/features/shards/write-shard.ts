import { createHash, randomBytes } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { isGone, openOwnFile, writeOwnFile } from '../../store/own-files.ts';
import {
  contentFile,
  printShard,
  type ShardContents,
  type ShardOrigin,
  type Slice,
  shardFile,
} from './shard-file.ts';

/** A shard that is being written. All methods throw file-system errors. */
export type ShardWriter = {
  add: (content: Uint8Array | string) => Slice;
  /** A folder, not created yet, for files that are only needed while the shard is made. */
  scratch: string;
  /** Turns the folder into a shard: until then it contains none. False if somebody has cleared it meanwhile. */
  finish: (description: ShardOrigin & ShardContents) => boolean;
  /** Cleans up; may be called at any time. */
  discard: () => void;
};

/** In an existing folder that is empty, or contains an earlier shard, which is removed first. */
export function createShard(folder: string): ShardWriter {
  removeShard(folder);
  mkdirSync(folder, { recursive: true });
  const paths = { content: join(folder, contentFile), description: join(folder, shardFile) };
  const [partial, draft] = [partialOf(paths.content), partialOf(paths.description)];
  const file = openOwnFile(partial);
  const checksum = createHash('sha256');
  let at = 0;
  let isOpen = true;
  const close = () => {
    if (isOpen) closeSync(file);
    isOpen = false;
  };
  const scratch = partialOf(join(folder, scratchFolder));
  return {
    scratch,
    add: (content) => {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      writeWhole(file, bytes);
      checksum.update(bytes);
      const slice = { at, bytes: bytes.length };
      at += bytes.length;
      return slice;
    },
    finish: (description) => {
      close();
      const content = { bytes: at, sha256: checksum.digest('hex') };
      try {
        writeOwnFile(draft, printShard({ ...description, content }));
        renameSync(partial, paths.content);
        renameSync(draft, paths.description);
        return true;
      } catch (error) {
        if (isGone(error)) return false;
        throw error;
      }
    },
    discard: () => {
      close();
      for (const path of [partial, draft, scratch]) rmSync(path, { recursive: true, force: true });
    },
  };
}

/** Another process, perhaps on another machine, may be writing the same shard. */
function partialOf(path: string): string {
  return `${path}.${randomBytes(8).toString('hex')}`;
}

const scratchFolder = 'scratch';

/** Whether a shard has a file or folder with this name, possibly while it is being written. */
export function isOfShard(name: string): boolean {
  const whole = name.replace(/\.[\da-f]+$/, '');
  return [shardFile, contentFile, scratchFolder].includes(whole);
}

/** So that it isn't mistaken for the one that was to replace it. */
export function removeShard(folder: string): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (isOfShard(name)) rmSync(join(folder, name), { recursive: true, force: true });
}

function writeWhole(file: number, bytes: Uint8Array): void {
  let written = 0;
  while (written < bytes.length) written += writeSync(file, bytes, written);
}
