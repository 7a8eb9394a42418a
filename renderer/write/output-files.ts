import { type BigIntStats, lstatSync, readdirSync, rmdirSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { isMissing, systemCode } from '../store/system-code.ts';

/**
 * The content of a folder: `files` are plain files, `folders` are listed after their content, `others` are links and
 * devices.
 */
export type FolderContent = { files: string[]; folders: string[]; others: string[] };

/** Walks a folder without following links. Paths are relative to it, with forward slashes. */
export function listOutput(folder: string): FolderContent {
  const content: FolderContent = { files: [], folders: [], others: [] };
  if (readStats(folder)?.isDirectory()) walk(folder, '', content);
  return content;
}

function walk(folder: string, prefix: string, content: FolderContent): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${prefix}${entry.name}`;
    if (entry.isDirectory()) {
      walk(join(folder, entry.name), `${path}/`, content);
      content.folders.push(path);
    } else if (entry.isFile()) content.files.push(path);
    else content.others.push(path);
  }
}

/** For the path itself, not the target of a link; undefined if nothing exists there. */
export function readStats(path: string): BigIntStats | undefined {
  try {
    return lstatSync(path, { bigint: true, throwIfNoEntry: false });
  } catch (error) {
    // One of its parents is a file.
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Removes a folder if it is empty. */
export function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    const code = systemCode(error);
    if (!isMissing(error) && code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
  }
}

/** `a/b/c.html` -> `a/b`, `a`. */
export function foldersAbove(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('/'));
}

/** Whether this is the path of a file within the output, as the write stage names it: `a/b.html`. */
export function isOutputPath(path: unknown): path is string {
  if (typeof path !== 'string' || /[\\\0]/.test(path) || isAbsolute(path)) return false;
  return path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
}
