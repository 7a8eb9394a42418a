/** Messages of writing the finished site. The place names the output folder or a file in it. */

import { createError, createWarning } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import * as generated from '../messages.generated.ts';
import type { Place } from '../place.ts';

export function outputNotOurs(
  place: Place,
  { foreign, count }: { foreign: string; count: number },
): Diagnostic {
  const others = count > 1 ? ` and ${count - 1} more` : '';
  return generated.outputNotOurs(place, { foreign, others });
}

/** The output folder’s contents if a command can’t write the new website. */
export type InPlace = 'old website' | 'nothing';

const unchanged = (inPlace: InPlace, words: string): string => (inPlace === 'nothing' ? '' : ` ${words}`);

export function outputDiskFull(place: Place, inPlace: InPlace): Diagnostic {
  return generated.outputDiskFull(place, { unchanged: unchanged(inPlace, 'The old one has not changed.') });
}

export function outputDenied(place: Place, inPlace: InPlace): Diagnostic {
  return generated.outputDenied(place, { unchanged: unchanged(inPlace, 'The old website has not changed.') });
}

export function outputReadOnly(place: Place, inPlace: InPlace): Diagnostic {
  return generated.outputReadOnly(place, {
    unchanged: unchanged(inPlace, 'The old website has not changed.'),
  });
}

/** `reason` is the system's own short code, such as EMFILE. */
export function outputFailed(
  place: Place,
  { reason, inPlace }: { reason: string; inPlace: InPlace },
): Diagnostic {
  return generated.outputFailed(place, {
    reason,
    unchanged: unchanged(inPlace, 'The old website has not changed.'),
  });
}

/**
 * Reported before anything is changed. `place`: the file in the output. `reason` is the system's own short code, such
 * as ENAMETOOLONG.
 */
export function outputNameRefused(place: Place, reason: string): Diagnostic {
  return generated.outputNameRefused(place, { output: shortPath(place.file), reason });
}

/** For a file that an earlier build was to write. */
export function outputGivenUp(place: Place, reason: string): Diagnostic {
  return generated.outputGivenUp(place, { output: shortPath(place.file), reason });
}

function shortPath(path: string): string {
  return path.length > 80 ? `${path.slice(0, 60)}…${path.slice(-15)}` : path;
}

/**
 * Reported before anything is written. `place`: the origin of the name. `most`: the most bytes that a name may have.
 */
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

/** The unusable part of `.site/`, where the program keeps the state of earlier builds. */
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
