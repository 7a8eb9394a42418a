import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '../../renderer/write/manifest.ts';
import { listOutput } from '../../renderer/write/output-files.ts';
import { outputPaths } from '../../renderer/write/output-paths.ts';
import { provenanceFile } from '../../renderer/write/provenance-file.ts';

/** Checksums of all files of an output, their entries in the manifest, and the provenance record. */
export function readWhole(out: string): Map<string, string> {
  const manifest = readManifest(outputPaths(out).manifest) ?? new Map();
  return new Map([
    ...listOutput(out).files.map((file): [string, string] => [file, sha256Of(join(out, file))]),
    ...[...manifest].map(([file, { sha256 }]): [string, string] => [`manifest ${file}`, sha256]),
    ['provenance', sha256Of(provenanceFile(out))],
  ]);
}

function sha256Of(file: string): string {
  return hash('sha256', readFileSync(file), 'hex');
}
