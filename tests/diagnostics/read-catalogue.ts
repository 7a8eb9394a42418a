import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type MessageSection, messageSections } from '../../cli/explain/message-sections.ts';

const root = path.join(import.meta.dirname, '../..');

const inFolder = readdirSync(path.join(root, 'diagnostics/messages')).map(
  (file) => `diagnostics/messages/${file}`,
);
const ofKinds = readdirSync(path.join(root, 'kinds'), { recursive: true, encoding: 'utf8' })
  .map((file) => `kinds/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\/messages\.(?:md|ts)$/.test(file));

/** The files of the core, and those beside the code of each kind. */
export const catalogueFiles = [...inFolder, ...ofKinds].filter((file) => file.endsWith('.md'));

/** Code that chooses between texts, or adds to them. */
export const catalogueCode = [...inFolder, ...ofKinds].filter((file) => file.endsWith('.ts'));

/** Every message, with its file. */
export function readCatalogue(): (MessageSection & { file: string })[] {
  return catalogueFiles.flatMap((file) =>
    messageSections(readFileSync(path.join(root, file), 'utf8')).map((section) => ({ file, ...section })),
  );
}

/** The TypeScript beside a file of the catalogue, if there is any. */
export function codeBeside(file: string): string {
  const beside = path.join(root, file.replace(/\.md$/, '.ts'));
  return existsSync(beside) ? readFileSync(beside, 'utf8') : '';
}
