import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { layerFolders } from '../../renderer/site.ts';
import { packageFolder } from '../package-folder.ts';
import type { Explanation } from './explanation.ts';
import { parseExplanations } from './parse-explanations.ts';

/**
 * For the shipped messages, and for those next to the code of kinds that the site, or one that it extends, has of its
 * own; by subject. A check that makes its messages in code has only `explanations.md`.
 */
export function loadExplanations(root: string): Explanation[] {
  return explanationFiles(root)
    .flatMap((file) => parseExplanations(readFileSync(file, 'utf8')))
    .toSorted((one, other) => compare(one.subject, other.subject) || compare(one.code, other.code));
}

/** The Markdown of the catalogue, and of the messages of each kind. */
function explanationFiles(root: string): string[] {
  const shipped = packageFolder();
  const shared = path.join(shipped, 'diagnostics', 'messages');
  const kinds = new Set([shipped, ...layerFolders(root)].map((folder) => path.join(folder, 'kinds')));
  const names = ['messages.md', 'explanations.md'];
  return [
    ...namesIn(shared)
      .filter((name) => name.endsWith('.md'))
      .map((name) => path.join(shared, name)),
    ...[...kinds].flatMap((folder) =>
      namesIn(folder).flatMap((kind) => names.map((name) => path.join(folder, kind, name))),
    ),
  ].filter((file) => existsSync(file));
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).toSorted() : [];
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
