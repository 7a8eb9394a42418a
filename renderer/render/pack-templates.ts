/**
 * Runs when the program is packed (`scripts/pack-templates.js`), not as part of it: bundles the shipped templates, so
 * that not even the first build on a machine has to.
 */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { openPacked } from '../store/open-stores.ts';
import { packShipped } from './load-shipped.ts';

/** Returns the problems found, in words. */
export async function packTemplates(): Promise<string[]> {
  const problems: Diagnostic[] = [];
  await packShipped(openPacked({ keeps: true }), (problem) => void problems.push(problem));
  return problems.map(({ place, message }) => `${place.file}:${place.line}: ${message}`);
}
