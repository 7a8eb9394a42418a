import { hasError } from '../../diagnostics/has-error.ts';
import { findOverrides, type Overriding, type ReadSite, readSite } from '../../renderer/site.ts';
import { exitCodes } from '../exit-codes.ts';
import type { CliOptions } from '../options.ts';
import { fileFromHere, filePrefix } from '../print/file-prefix.ts';
import { jsonText } from '../print/json-text.ts';
import { overridesText } from '../print/overrides-text.ts';
import { printProblem } from '../print/print-problem.ts';
import type { Terminal } from '../terminal.ts';

/** `site drift --list`: the values that branches override, by the lines of the base. */
export async function listOverrides(sites: readonly CliOptions[], terminal: Terminal): Promise<number> {
  const found: Overriding[] = [];
  const unread: CliOptions[] = [];
  for (const site of sites) {
    const read = await readSite({ root: site.root });
    if (hasError(read.diagnostics)) unread.push(site);
    if (hasError(read.diagnostics) && site.format !== 'json') printErrors(read, site, terminal);
    const prefix = filePrefix(site.root);
    found.push(...findOverrides(read).map((one) => fromHere(one, prefix)));
  }
  const overrides = found.sort((one, other) => compareFiles(one.base.file, other.base.file));
  if (sites[0]?.format === 'json')
    terminal.out(jsonText({ version: 1, overrides, unread: unread.map(({ root }) => root) }));
  else for (const line of overridesText(overrides, terminal.paintOut)) terminal.out(line);
  return unread.length > 0 ? exitCodes.problems : exitCodes.fine;
}

function printErrors({ diagnostics }: ReadSite, site: CliOptions, terminal: Terminal): void {
  for (const problem of diagnostics) if (problem.severity === 'error') printProblem(problem, site, terminal);
}

function fromHere(one: Overriding, prefix: string): Overriding {
  const here = (place: Overriding['base']) => ({ ...place, file: fileFromHere(prefix, place.file) });
  return { ...one, base: here(one.base), own: here(one.own) };
}

/** Keeps the order within a file, and lists several branches one after the other. */
function compareFiles(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
