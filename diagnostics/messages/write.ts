/** Messages of writing the finished site. The place names the output folder or a file in it. */

import { createError, createWarning } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';

export function outputIsSite(place: Place): Diagnostic {
  return createError(
    'output-is-site',
    place,
    `The finished website can’t be written to “${place.file}”, because the site itself is kept there.`,
    'Choose a folder of its own, for example --out dist.',
  );
}

export function outputIsFile(place: Place): Diagnostic {
  return createError(
    'output-is-file',
    place,
    `The finished website can’t be written to “${place.file}”, because that is a file.`,
    'Choose a folder with --out, or move the file.',
  );
}

export function outputIsLink(place: Place): Diagnostic {
  return createError(
    'output-is-link',
    place,
    `The finished website can’t be written to “${place.file}”, because that is a shortcut to another folder.`,
    'Give the folder itself with --out.',
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
    `“${place.file}” contains files that this command did not write: ${foreign}${others}. Nothing was changed.`,
    'Move those files, or choose another folder with --out.',
  );
}

export function outputOtherDisk(place: Place): Diagnostic {
  return createError(
    'output-other-disk',
    place,
    `“${place.file}” is on a different disk from the folder that contains it, so it can’t be replaced in one step.`,
    'Choose a folder inside that disk with --out, not the top of it.',
  );
}

export function outputBusy(place: Place, { pid }: { pid: number }): Diagnostic {
  return createError(
    'output-busy',
    place,
    `Another build is writing to “${place.file}” (process ${pid}).`,
    'Wait until it has finished, or stop it, then try again.',
  );
}

/** What a command that can’t write the new website leaves in its place. */
export type InPlace = 'old website' | 'nothing';

const unchanged = (inPlace: InPlace, words: string): string => (inPlace === 'nothing' ? '' : ` ${words}`);

export function outputDiskFull(place: Place, inPlace: InPlace): Diagnostic {
  return createError(
    'output-disk-full',
    place,
    `The disk is full, so the new website could not be written.${unchanged(inPlace, 'The old one has not changed.')}`,
    'Free some space, then run the command again.',
  );
}

export function outputDenied(place: Place, inPlace: InPlace): Diagnostic {
  return createError(
    'output-denied',
    place,
    `You do not have permission to write to “${place.file}”.${unchanged(inPlace, 'The old website has not changed.')}`,
    'Change the permissions of the folder, or choose another one with --out.',
  );
}

export function outputReadOnly(place: Place, inPlace: InPlace): Diagnostic {
  return createError(
    'output-read-only',
    place,
    `“${place.file}” is on a read-only disk.${unchanged(inPlace, 'The old website has not changed.')}`,
    'Choose a folder on another disk with --out.',
  );
}

/** `reason` is the system's own short code, such as EMFILE. */
export function outputFailed(
  place: Place,
  { reason, inPlace }: { reason: string; inPlace: InPlace },
): Diagnostic {
  return createError(
    'output-failed',
    place,
    `“${place.file}” could not be written (${reason}).${unchanged(inPlace, 'The old website has not changed.')}`,
    'Run the command again. If it fails again, tell your developer the code in brackets.',
  );
}

/** `place`: of the program's own folder. */
export function stateDeleted(place: Place): Diagnostic {
  return createError(
    'state-deleted',
    place,
    `Files in “${place.file}” were deleted while the website was being written, so it may not be complete.`,
    'Run the command again.',
  );
}

export function outputUnfinished(place: Place, { reason }: { reason: string }): Diagnostic {
  return createError(
    'output-unfinished',
    place,
    `The new website is complete, but “${place.file}” could not be put in its place (${reason}).`,
    'Check the disk space and the permissions, then run any command again: it finishes this first.',
  );
}

/** Before anything was changed. `place`: the file in the output. `reason` is the system's own short code, such as ENAMETOOLONG. */
export function outputNameRefused(place: Place, reason: string): Diagnostic {
  return createError(
    'output-name-refused',
    place,
    `This disk takes no file or folder with a name like that of “${shortPath(place.file)}” (${reason}). The old website has not changed.`,
    'Give what it is made of a shorter name, without signs such as : * ? | ", or write the website to another disk with --out.',
  );
}

/** Of what an earlier build had decided. */
export function outputGivenUp(place: Place, reason: string): Diagnostic {
  return createWarning(
    'output-given-up',
    place,
    `An earlier build could not put “${shortPath(place.file)}” in its place, and no later one can: this disk takes no such name (${reason}). It has been left out.`,
    'You do not need to do anything, unless this build says that the name is refused.',
  );
}

function shortPath(path: string): string {
  return path.length > 80 ? `${path.slice(0, 60)}…${path.slice(-15)}` : path;
}

/** Before anything is written. `place`: what decides the name. `most`: bytes of a name. */
export function nameTooLong(place: Place, { output, most }: { output: string; most: number }): Diagnostic {
  const longest = output.split('/').find((part) => Buffer.byteLength(part) > most);
  return createError(
    'name-too-long',
    place,
    longest === undefined
      ? `The website would have the file ${output.slice(0, 40)}…, whose path has ${Buffer.byteLength(output)} bytes: more than disks allow.`
      : `The website would have a file or folder named ${longest.slice(0, 40)}…, which is ${Buffer.byteLength(longest)} bytes long. Disks allow ${most}; letters beyond a to z take two to four each.`,
    'Choose a shorter name or address: a few words are enough.',
  );
}

export function copyUnreadable(place: Place, { reason }: { reason: string }): Diagnostic {
  return createError(
    'copy-unreadable',
    place,
    `“${place.file}” could no longer be read (${reason}).`,
    'It may have been moved or deleted while the website was being built. Run the command again.',
  );
}

/** Where what was made is kept for later builds. `reason` is the system's own short code, such as EACCES. */
export function cacheNotWritten(place: Place, { reason }: { reason: string }): Diagnostic {
  return createWarning(
    'cache-not-written',
    place,
    `“${place.file}” can’t be written to (${reason}), so this build keeps nothing for the next one, which will take as long.`,
    'Check that there is space on the disk, and that you have permission to write to this folder.',
  );
}

/** What can't be used of `.site/`, where the program keeps what it knows of earlier builds. */
export function stateSetAside(place: Place, reason: 'damaged' | 'link' | { version: string }): Diagnostic {
  if (typeof reason === 'object')
    return createWarning(
      'state-set-aside',
      place,
      `“${place.file}” was left by version ${reason.version} of site. This version has built the whole website without it.`,
      'You do not need to do anything. This is only said once.',
    );
  const message = {
    damaged: `“${place.file}”, which an earlier build left behind, is damaged or comes from another computer. This build has done without it.`,
    link: `“${place.file}” was neither a file nor a folder, and has been removed. If it was a shortcut, what it led to has not changed.`,
  };
  return createWarning(
    'state-set-aside',
    place,
    message[reason],
    'You do not need to do anything. If you see this often, check the disk, or whatever copies this folder.',
  );
}
