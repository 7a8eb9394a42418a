import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { samples } from '../lay-out-sample.ts';

/** Statements that make a branch of the valid site complete without texts of its own. */
const stated = [
  'extends: ../../site.yaml',
  'origin: https://branch.example.com',
  'contact:',
  '  phone: +977 1 4000000',
  '  whatsapp: +977 9800000000',
  '  email: np@example.com',
  '  office: { street: Example Marg, city: Kathmandu, country: Nepal }',
  '  branches: null',
  'forms: { lead: { delivery: { action: https://forms.example.com/np } } }',
  'confirmed: [accreditations, legal, testimonials]',
  '',
].join('\n');

type Files = Readonly<Record<string, string>>;

/**
 * Lays out the valid site of the samples and a branch of it, until the end of the test: `base` replaces files of the
 * site, `branch` has those of the branch. Returns the branch’s folder.
 */
export function branchOfSample({ base = {}, branch }: { base?: Files; branch: Files }): string {
  const root = mkdtempSync(path.join(tmpdir(), 'site-branch-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  cpSync(path.join(samples, 'valid-site'), root, { recursive: true });
  const folder = path.join(root, 'branches/other');
  for (const [file, text] of Object.entries(base)) write(path.join(root, file), text);
  for (const [file, text] of Object.entries(branch))
    write(path.join(folder, file), file === 'site.yaml' ? stated + text : text);
  return folder;
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
