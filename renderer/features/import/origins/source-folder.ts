/** The folder that is imported: only what was found in it by name is ever opened, so no address leads out of it. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { decodeText } from '../../../read/folder/decode-text.ts';

export type SourceFolder = {
  /** Relative, with forward slashes, sorted. */
  files: readonly string[];
  has: (file: string) => boolean;
  absolute: (file: string) => string;
  /** Undefined if it isn't text, or is too long to be one. */
  text: (file: string) => string | undefined;
};

/** In bytes: no article is that long. */
const longest = 5_000_000;

/** Links are not followed: they may lead anywhere. */
export function openSourceFolder(root: string): SourceFolder {
  const files = filesIn(root, '').sort();
  const known = new Set(files);
  const absolute = (file: string) => path.join(root, ...file.split('/'));
  const text = (file: string) => {
    if (!known.has(file) || statSync(absolute(file)).size > longest) return undefined;
    const decoded = decodeText(readFileSync(absolute(file)));
    return decoded.kind === 'text' ? decoded.text.replace(/\r\n?/g, '\n') : undefined;
  };
  return { files, has: (file) => known.has(file), absolute, text };
}

function filesIn(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory())
      return skipped.has(entry.name) || entry.name.startsWith('.') ? [] : filesIn(root, name);
    return entry.isFile() ? [name] : [];
  });
}

/** What programs install or make. */
const skipped = new Set(['node_modules', '_site', 'dist', 'vendor', 'resources']);

/** A path as an address has it, without `.` and `..`: it can't lead above the folder. */
export function plainPath(written: string): string {
  const parts: string[] = [];
  for (const part of written.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

export function folderOf(file: string): string {
  return file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '';
}
