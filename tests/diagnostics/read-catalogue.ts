import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** Those of the core, and those that stand beside the code of their kind. */
export const catalogueFiles: readonly string[] = [
  ...readdirSync(path.join(root, 'diagnostics/messages')).map((file) => `diagnostics/messages/${file}`),
  ...readdirSync(path.join(root, 'kinds'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'messages.ts')
    .map((file) => `kinds/${file}`),
];

/** Every exported function of the catalogue with the codes that stand in it. */
export function readCatalogue(): { name: string; codes: string[] }[] {
  return catalogueFiles.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split(/^export function /m)
      .slice(1)
      .filter((body) => body.includes('): Diagnostic {'))
      .map((body) => ({ name: `${file} ${/^\w+/.exec(body)?.[0]}`, codes: codesOf(body) })),
  );
}

function codesOf(body: string): string[] {
  const found = body.matchAll(/(?:create(?:Error|Warning)\(|\bcode:)\s*'([^']+)'/g);
  return [...new Set([...found].map(([, code]) => code ?? ''))];
}
