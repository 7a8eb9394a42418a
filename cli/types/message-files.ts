import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { messageFunctions } from './message-functions.ts';

/**
 * The functions of the catalogue below `root`, by path: those of `diagnostics/messages/*.md` in one file, and those of
 * each `kinds/…/messages.md` next to it.
 */
export function messageFiles(root: string): Map<string, string> {
  const shared = namesIn(path.join(root, 'diagnostics/messages'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `diagnostics/messages/${name}`);
  const kinds = namesIn(path.join(root, 'kinds'))
    .map((name) => `kinds/${name}`)
    .filter((folder) => existsSync(path.join(root, folder, 'messages.md')));
  const make = (files: readonly string[], diagnostics: string) =>
    messageFunctions(
      files.map((file) => readFileSync(path.join(root, file), 'utf8')),
      diagnostics,
    );
  const made: [string, string][] = [
    ['diagnostics/messages.generated.ts', make(shared, '.')],
    ...kinds.map((folder): [string, string] => [
      `${folder}/messages.generated.ts`,
      make([`${folder}/messages.md`], '../../diagnostics'),
    ]),
  ];
  return new Map(made.filter(([, functions]) => functions !== ''));
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).toSorted() : [];
}
