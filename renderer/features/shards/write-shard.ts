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

/** A shard that is being written. All of it throws what the file system says. */
export type ShardWriter = {
  add: (content: Uint8Array | string) => Slice;
  /** A folder, not there yet, for files that needn't outlast the shard's making. */
  scratch: string;
  /** Makes it a shard: until then there is none in the folder. False where somebody else has cleared that meanwhile. */
  finish: (description: ShardOrigin & ShardContents) => boolean;
  /** Leaves nothing behind; may be called after anything. */
  discard: () => void;
};

/** In a folder that is there, with nothing in it but perhaps an earlier shard: that is gone from here on. */
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

/** Whether a shard has a file or folder of this name, or has one while it is being written. */
export function isOfShard(name: string): boolean {
  const whole = name.replace(/\.[\da-f]+$/, '');
  return [shardFile, contentFile, scratchFolder].includes(whole);
}

/** So that nobody takes it for what was to come after it. */
export function removeShard(folder: string): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (isOfShard(name)) rmSync(join(folder, name), { recursive: true, force: true });
}

function writeWhole(file: number, bytes: Uint8Array): void {
  let written = 0;
  while (written < bytes.length) written += writeSync(file, bytes, written);
}
