import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const repository = path.join(import.meta.dirname, '../..');
const school = path.join(repository, 'tests/fixtures/site');

/** The sites in which samples make their mistakes. */
export const originals = { school, branch: path.join(school, 'branches/pokhara'), academy: repository };

/** Copies a site's own files to a temporary folder; a branch within the site that it extends. */
export function copySite(original: string): string {
  const family = familyOf(original);
  const folder = mkdtempSync(path.join(tmpdir(), 'site-mistakes-'));
  const parts = readdirSync(family).filter((part) => /^(site\.yaml|content|branches)$/.test(part));
  for (const part of parts) cpSync(path.join(family, part), path.join(folder, part), { recursive: true });
  return path.join(folder, path.relative(family, original));
}

export function removeSite(root: string): void {
  rmSync(familyOf(root), { recursive: true, force: true });
}

function familyOf(root: string): string {
  const above = path.dirname(root);
  return path.basename(above) === 'branches' ? path.dirname(above) : root;
}
