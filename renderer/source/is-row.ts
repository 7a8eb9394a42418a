import type { Source } from '../model/source.ts';

/** Whether an entry has no file of its own, but comes from a data file with others. */
export function isRow({ file, layers }: Pick<Source, 'file' | 'layers'>): boolean {
  return layers !== undefined && !Object.hasOwn(layers, file);
}
