import { plainSlug } from '../../diagnostics/words/plain-slug.ts';

/** Why a name can’t be that of a file and a part of an address. `suggestion`: the nearest that can, if there is one. */
export type IdFault =
  | { code: 'not-an-id'; suggestion?: string }
  | { code: 'id-too-long' }
  | { code: 'id-reserved' };

/** In characters: with its ending, every disk takes it, and every address that contains it. */
export const longestId = 100;

/** Undefined if nothing is wrong with it. */
export function idFault(id: string): IdFault | undefined {
  if (id.length > longestId) return { code: 'id-too-long' };
  // Windows has no files of these names (https://learn.microsoft.com/windows/win32/fileio/naming-a-file).
  if (/^(?:con|prn|aux|nul|com\d|lpt\d)$/.test(id)) return { code: 'id-reserved' };
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) return undefined;
  const suggestion = plainSlug(id);
  return { code: 'not-an-id', ...(suggestion !== '' && { suggestion }) };
}
