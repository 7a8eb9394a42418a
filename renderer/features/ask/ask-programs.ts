/** Asks the programs in `data/` for their entries, and keeps their answers, which everything else reads as files. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isProgram } from '../../read/data/answer-file.ts';
import { findLayers, type Layer } from '../../read/layers/find-layers.ts';
import type { AskedPrograms, AskOptions } from './ask-options.ts';

export type { AskedPrograms, AskOptions } from './ask-options.ts';

/**
 * Runs each program from which a kind takes its entries, once. If one fails, its last good answer stays, with a
 * warning; without any, that is an error. A site without programs loads nothing for this.
 */
export async function askPrograms(options: AskOptions): Promise<AskedPrograms> {
  const { layers } = findLayers(options.root);
  if (!layers.some(hasProgram)) return { diagnostics: [], said: new Map() };
  const { askLayers } = await import('./ask-layers.ts');
  return askLayers(layers, options);
}

function hasProgram({ root }: Layer): boolean {
  const folder = join(root, 'data');
  return existsSync(folder) && statSync(folder).isDirectory() && readdirSync(folder).some(isProgram);
}
