import { readFileSync } from 'node:fs';
import type { DrawnFile } from '../../../schemas/asset.ts';

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
};

/** A file as a `data:` address, so that a drawing holds all that it shows. */
export function readAsAddress({ name, path }: DrawnFile): string {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return `data:${types[extension] ?? ''};base64,${readFileSync(path).toString('base64')}`;
}
