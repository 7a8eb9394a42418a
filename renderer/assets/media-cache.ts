/**
 * `.site/cache/media`: what was made of pictures and typefaces, by key. It only saves time: whoever deletes it, cuts a
 * file of it off or copies it elsewhere waits for one build.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  isGone,
  isOwnFolder,
  makeOwnFolder,
  moveOwnFile,
  ownFolderAround,
  stateName,
  writeOwnFile,
} from '../store/own-files.ts';
import { systemCode } from '../store/system-code.ts';
import { partialOf, trimFolder } from '../store/trim-folder.ts';
import { seal, sealedBytes, sealOf } from './sealed-file.ts';

export type MediaCache = {
  /** The kept file and its size; undefined where there is none, or where it is damaged. */
  find: (key: string) => { path: string; bytes: number } | undefined;
  /** Throws what the file system says. */
  keep: (key: string, content: Uint8Array) => { path: string; bytes: number };
  /** Keeps nothing but the key. Says nothing where the disk refuses. */
  mark: (key: string) => void;
  /** Which folder can't be written to, and the system's code for why; undefined where something can be kept. */
  refusal: () => { folder: string; reason: string } | undefined;
  /** Once it has grown large: drops what no key of `used` names. */
  trim: (used: ReadonlySet<string>) => void;
};

/** Bytes. About forty photos in every size, several times over. */
const ample = 300_000_000;

/** `root` is the folder of site.yaml: every output that is built from it shares what was made. */
export function mediaCacheFolder(root: string): string {
  return join(root, stateName, 'cache', 'media');
}

export function createMediaCache(folder: string): MediaCache {
  const isOwn = isOwnFolder(folder);
  const pathOf = (key: string) => join(folder, key);
  const find = (key: string) => {
    const path = pathOf(key);
    const bytes = isOwn && isMediaKey(key) ? sealedBytes(path) : undefined;
    return bytes === undefined ? undefined : { path, bytes };
  };
  const write = (key: string, content: Uint8Array) => {
    const path = pathOf(key);
    const partial = partialOf(path);
    makeOwnFolder(folder);
    writeOwnFile(partial, content);
    moveOwnFile(partial, path);
    seal(path, content);
    return { path, bytes: content.byteLength };
  };
  const keep: MediaCache['keep'] = (key, content) => {
    try {
      return write(key, content);
    } catch (error) {
      // `site clean` takes the folder away at once, and with it a file that is half written.
      if (isGone(error)) return write(key, content);
      throw error;
    }
  };
  const mark = (key: string) => void reasonAgainst(() => keep(key, new Uint8Array()));
  const refusal = () => {
    const probe = partialOf(pathOf('probe'));
    const reason = reasonAgainst(() => {
      makeOwnFolder(folder);
      writeOwnFile(probe, '');
      rmSync(probe, { force: true });
    });
    return reason === undefined ? undefined : { folder: ownFolderAround(probe) ?? folder, reason };
  };
  return { find, keep, mark, refusal, trim: (used) => trimFolder(folder, { used: withSeals(used), ample }) };
}

function reasonAgainst(step: () => unknown): string | undefined {
  try {
    step();
    return undefined;
  } catch (error) {
    // `site clean` may take the folder away in between.
    if (isGone(error)) return undefined;
    const reason = systemCode(error);
    if (reason === undefined) throw error;
    return reason;
  }
}

/** It becomes the name of a file. */
export function isMediaKey(key: string): boolean {
  return /^[\w-]+$/.test(key);
}

function withSeals(keys: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...keys].flatMap((key) => [key, sealOf(key)]));
}
