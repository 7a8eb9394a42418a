import { cpSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const repository = path.join(import.meta.dirname, '../..');

/** The sites that samples make their mistakes in. */
export const originals = { school: path.join(repository, 'tests/fixtures/site'), academy: repository };

/** What stands in a site's own files, in a folder of the system's temporary ones. */
export function copySite(original: string): string {
  const root = mkdtempSync(path.join(tmpdir(), 'site-mistakes-'));
  const parts = readdirSync(original).filter((part) => /^(site\.yaml|content|branches)$/.test(part));
  for (const part of parts) cpSync(path.join(original, part), path.join(root, part), { recursive: true });
  return root;
}
