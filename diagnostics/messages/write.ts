/** Messages of writing the finished site. The place names the output folder or a file in it. */

import { createError } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';

export function outputIsSite(place: Place): Diagnostic {
  return createError(
    'output-is-site',
    place,
    `The finished site can't be written to "${place.file}": that is where the site itself is kept.`,
    'Choose a folder of its own, for example --out dist.',
  );
}

export function outputIsFile(place: Place): Diagnostic {
  return createError(
    'output-is-file',
    place,
    `The finished site can't be written to "${place.file}": that is a file, and it takes a folder.`,
    'Choose another name with --out, or move the file away.',
  );
}

export function outputIsLink(place: Place): Diagnostic {
  return createError(
    'output-is-link',
    place,
    `The finished site can't be written to "${place.file}": that is a link to another place.`,
    'Name the folder itself with --out.',
  );
}

export function outputNotOurs(
  place: Place,
  { foreign, count }: { foreign: string; count: number },
): Diagnostic {
  const others = count > 1 ? ` and ${count - 1} more` : '';
  return createError(
    'output-not-ours',
    place,
    `"${place.file}" holds files that this command didn't write: ${foreign}${others}. Nothing was changed.`,
    'Move those files away, empty the folder, or choose another folder with --out.',
  );
}

export function outputOtherDisk(place: Place): Diagnostic {
  return createError(
    'output-other-disk',
    place,
    `"${place.file}" is on another disk than the folder around it, so it can't be replaced in one step.`,
    'Choose a folder inside that disk with --out, not the top of it.',
  );
}

export function outputBusy(place: Place, { pid }: { pid: number }): Diagnostic {
  return createError(
    'output-busy',
    place,
    `Another build is writing "${place.file}" (process ${pid}).`,
    'Wait until it has finished, or stop it, and try again.',
  );
}

export function outputDiskFull(place: Place): Diagnostic {
  return createError(
    'output-disk-full',
    place,
    'The disk is full: the new site could not be written. The old one is as it was.',
    'Free some space and run the command again.',
  );
}

export function outputDenied(place: Place): Diagnostic {
  return createError(
    'output-denied',
    place,
    `You have no permission to write "${place.file}". The old site is as it was.`,
    'Change the permissions of the folder, or choose another one with --out.',
  );
}

export function outputReadOnly(place: Place): Diagnostic {
  return createError(
    'output-read-only',
    place,
    `"${place.file}" is on a disk that can only be read. The old site is as it was.`,
    'Choose a folder on another disk with --out.',
  );
}

/** `reason` is the system's own short code, such as EMFILE. */
export function outputFailed(place: Place, { reason }: { reason: string }): Diagnostic {
  return createError(
    'output-failed',
    place,
    `"${place.file}" could not be written (${reason}). The old site is as it was.`,
    'Run the command again; if it fails again, ask your developer about the code in brackets.',
  );
}

export function outputUnfinished(place: Place, { reason }: { reason: string }): Diagnostic {
  return createError(
    'output-unfinished',
    place,
    `The new site is complete, but not every file could be put into place: "${place.file}" failed (${reason}).`,
    'Put that right (disk space, permissions) and run any command again: it finishes the work first.',
  );
}

export function copyUnreadable(place: Place, { reason }: { reason: string }): Diagnostic {
  return createError(
    'copy-unreadable',
    place,
    `"${place.file}" could not be read any more (${reason}).`,
    'Was it moved or deleted while the site was being built? Run the command again.',
  );
}
