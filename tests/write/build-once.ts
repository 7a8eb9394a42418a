import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { listOutput } from '../../renderer/write/output-files.ts';
import { type OutputCache, openOutput } from '../../renderer/write/write-output.ts';

/** Outputs by path. */
export type Files = Readonly<Record<string, string>>;

export function createFolder(): { root: string; out: string } {
  const root = mkdtempSync(join(tmpdir(), 'site-write-'));
  return { root, out: join(root, 'dist') };
}

/** One build of `files` into `out`, and its diagnostics. */
export function buildOnce(
  { root, out }: { root: string; out: string },
  files: Files,
  cache: OutputCache = {},
) {
  const problems: Diagnostic[] = [];
  const output = openOutput({ out, root, cache }, (problem) => problems.push(problem));
  for (const [path, content] of Object.entries(files)) {
    output?.add({ output: path, phase: path.endsWith('.html') ? 'page' : 'asset', content });
  }
  const written = output?.commit();
  return { written, codes: problems.map(({ code }) => code), problems };
}

/** The files of a folder. */
export function readFolder(folder: string): Files {
  const { files } = listOutput(folder);
  return Object.fromEntries(files.toSorted().map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}
