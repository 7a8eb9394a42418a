/**
 * Every folder of `samples/` except `mistakes` is a case: the files of a site, and in `expected.txt` its diagnostics,
 * one per line: `file:line:column severity code message`. A case with an `extends.txt` overlays the case named
 * there, so that it contains only the file that it is about. `UPDATE_SAMPLES=1` writes the current diagnostics, for a
 * new case too: read them before you keep them.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { sortDiagnostics } from '../diagnostics/sort-diagnostics.ts';
import { kinds } from '../kinds/registry.ts';
import { checkSources } from '../renderer/check/check-sources.ts';
import type { SchemaSet } from '../renderer/model/site.ts';
import { createReadCache, readSources } from '../renderer/read/read-sources.ts';
import { compileSchemas, type Validators } from '../renderer/schema/compile-schemas.ts';
import { loadSchemas } from '../renderer/schema/load-schemas.ts';
import { readKinds } from '../renderer/schema/read-kinds.ts';
import { layOutSample, samples } from './lay-out-sample.ts';

const cases = readdirSync(samples, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'mistakes')
  .map(({ name }) => name);

describe('a sample is judged as its expected.txt says', () => {
  let schemas: SchemaSet;
  let validators: Validators;
  let folder: string;
  beforeAll(async () => {
    schemas = await loadSchemas([path.join(import.meta.dirname, '..', 'schemas')]);
    validators = compileSchemas(schemas);
    folder = mkdtempSync(path.join(tmpdir(), 'site-samples-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(cases)('%s', async (name) => {
    const root = path.join(folder, name);
    layOutSample(name, root);
    const found = await judge(root);
    const printed = sortDiagnostics(found).map(printLine).join('');
    const expectation = path.join(samples, name, 'expected.txt');
    if (process.env.UPDATE_SAMPLES === '1') writeFileSync(expectation, printed);
    expect(existsSync(expectation), firstTime(name)).toBe(true);
    expect(printed).toBe(readFileSync(expectation, 'utf8'));
  });

  async function judge(root: string): Promise<Diagnostic[]> {
    const found: Diagnostic[] = [];
    const report = (problem: Diagnostic) => void found.push(problem);
    const sources = await readSources(
      root,
      { kinds: readKinds(schemas), schemas, cache: createReadCache() },
      report,
    );
    if (sources) checkSources(sources, schemas, { validators, code: kinds }, report);
    return found;
  }
});

function firstTime(name: string): string {
  return `tests/samples/${name} has no expected.txt yet: run this test once with UPDATE_SAMPLES=1, then read what it wrote`;
}

function printLine({ place, severity, code, message }: Diagnostic): string {
  return `${place.file}:${place.line}:${place.column} ${severity} ${code} ${message}\n`;
}
