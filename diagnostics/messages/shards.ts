/** Messages of building a site in shards, on one machine or several. The place names the folder of a shard. */

import { createError } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';

/** `3/8` */
type Shard = { number: number; count: number };

/** `reason` says what stands there: `that is a file`, `it holds other files (photo.jpg)`. */
export function shardFolderTaken(place: Place, reason: string): Diagnostic {
  return createError(
    'shard-folder-taken',
    place,
    `A shard needs a folder of its own, and can’t be written to “${place.file}”: ${reason}.`,
    'Choose an empty folder with --out, or leave out --out.',
  );
}

/** By another build of a shard, or by hand. */
export function shardCleared(place: Place): Diagnostic {
  return createError(
    'shard-cleared',
    place,
    `The shard could not be finished, because something else cleared “${place.file}” while it was being built.`,
    'Check that no other build is using this folder, then build the shard again.',
  );
}

export function shardsNotThere(place: Place): Diagnostic {
  return createError(
    'shards-not-there',
    place,
    `There is no shard in “${place.file}” or in the folders inside it.`,
    'Build all shards first, for example with `site build --shard 1/2` and `site build --shard 2/2`, then give the folders they were written to.',
  );
}

export function shardsMissing(place: Place, numbers: readonly number[], count: number): Diagnostic {
  const list = numbers.map((number) => `${number}/${count}`).join(', ');
  return createError(
    'shards-missing',
    place,
    `${numbers.length === 1 ? 'One' : numbers.length} of the ${count} shards ${numbers.length === 1 ? 'is' : 'are'} missing: ${list}.`,
    `Build what is missing with \`site build --shard ${numbers[0]}/${count}\`, or give the folder it is in.`,
  );
}

export function shardTwice(place: Place, { number, count }: Shard, other: Place): Diagnostic {
  return {
    ...createError(
      'shard-twice',
      place,
      `This is shard ${number}/${count}, and so is “${other.file}”.`,
      'Remove one of them.',
    ),
    related: [{ place: other, message: 'The other one.' }],
  };
}

export function shardOtherCount(place: Place, { number, count }: Shard, others: number): Diagnostic {
  return createError(
    'shard-other-count',
    place,
    `This is shard ${number}/${count}, but the others were made as part of ${others}.`,
    'Build all shards with the same number after the slash, and remove those left from an earlier build.',
  );
}

/** `shard` is unknown where its description can't be read. */
export function shardDamaged(place: Place, shard?: Shard): Diagnostic {
  const name = shard ? `Shard ${shard.number}/${shard.count}` : 'This shard';
  return createError(
    'shard-damaged',
    place,
    `${name} is damaged: part of it is missing or was changed on the way here.`,
    'Copy it here again, or build it again.',
  );
}

export function shardBehindLink(place: Place): Diagnostic {
  return createError(
    'shard-behind-link',
    place,
    `“${place.file}” is a shortcut to another folder, or is in one. No shard in .site is read through a shortcut.`,
    'Give the other folder by its name, for example `site merge shards`, or remove the shortcut and build the shard again.',
  );
}

/** `reason` is the system's own short code, such as EACCES. */
export function shardUnreadable(place: Place, reason: string): Diagnostic {
  return createError(
    'shard-unreadable',
    place,
    `“${place.file}” can’t be read (${reason}).`,
    'Check that the disk is connected, and that you have permission to read the folder and the files in it.',
  );
}

export function shardOtherProgram(place: Place): Diagnostic {
  return createError(
    'shard-other-program',
    place,
    'This shard was made by a different version of site or Node, or on a different kind of processor.',
    'Use the same version of Node and the same kind of processor on all machines, run `npm ci`, then build all shards again.',
  );
}

export function shardOtherFiles(place: Place, { number, count }: Shard): Diagnostic {
  return createError(
    'shard-other-files',
    place,
    `Shard ${number}/${count} was made from files that differ from the ones here.`,
    'Build and merge all shards from the same commit. Something in site.yaml, content, schemas, templates or kinds is different.',
  );
}

/** Paths as `--base` takes them; `''` is none. */
export function shardOtherBase(
  place: Place,
  { number, count }: Shard,
  { own, wanted }: { own: string; wanted: string },
): Diagnostic {
  return createError(
    'shard-other-base',
    place,
    `Shard ${number}/${count} was made for the address “${own || '/'}”, not for “${wanted || '/'}”.`,
    `Build all shards with the same --base, for example: \`site build --shard ${number}/${count} --base ${wanted || '/'}\`.`,
  );
}

/** Moments as `--at` takes them. */
export function shardOtherMoment(
  place: Place,
  { number, count }: Shard,
  { own, wanted }: { own: string; wanted: string },
): Diagnostic {
  return createError(
    'shard-other-moment',
    place,
    `Shard ${number}/${count} was made for ${own}, but the website is being put together for ${wanted}, when it shows something else.`,
    `Build all shards for the same moment: \`site build --shard ${number}/${count} --at ${wanted}\`.`,
  );
}
