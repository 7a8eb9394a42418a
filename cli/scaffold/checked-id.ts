import { usageError } from '../usage-error.ts';
import { idFault, longestId } from './id-fault.ts';

/** A name that is valid in addresses and folders; anything else is rejected with advice. */
export function checkedId(id: string, example: string): string {
  const fault = idFault(id);
  if (!fault) return id;
  if (fault.code === 'id-too-long')
    throw usageError(`“${id.slice(0, 30)}…” is too long. Use at most ${longestId} characters.`);
  if (fault.code === 'id-reserved')
    throw usageError(
      `“${id}” can’t be used: Windows has no files of that name. Choose another, such as ${example}.`,
    );
  throw usageError(
    `“${id}” can’t be used in addresses. Use lowercase letters, digits and single hyphens, such as ${fault.suggestion ?? example}.`,
  );
}
