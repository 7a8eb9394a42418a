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
    `A shard takes a folder of its own and can't be written to "${place.file}": ${reason}.`,
    'Choose an empty folder with --out, or leave --out away.',
  );
}

export function shardsNotThere(place: Place): Diagnostic {
  return createError(
    'shards-not-there',
    place,
    `There is no shard in "${place.file}", nor in the folders in it.`,
    'Build all of them first, such as `site build --shard 1/2` and `site build --shard 2/2`, and name the folders that these have written.',
  );
}

export function shardsMissing(place: Place, numbers: readonly number[], count: number): Diagnostic {
  const list = numbers.map((number) => `${number}/${count}`).join(', ');
  return createError(
    'shards-missing',
    place,
    `Of the ${count} shards of this site, ${numbers.length === 1 ? 'one is' : `${numbers.length} are`} missing: ${list}.`,
    `Build what is missing (\`site build --shard ${numbers[0]}/${count}\`), or name the folder that it is in.`,
  );
}

export function shardTwice(place: Place, { number, count }: Shard, other: Place): Diagnostic {
  return {
    ...createError(
      'shard-twice',
      place,
      `This is shard ${number}/${count}, and so is "${other.file}".`,
      'Take one of them away.',
    ),
    related: [{ place: other, message: 'The other one.' }],
  };
}

export function shardOtherCount(place: Place, { number, count }: Shard, others: number): Diagnostic {
  return createError(
    'shard-other-count',
    place,
    `This is shard ${number}/${count}, but others are of ${others}.`,
    'All shards are built with the same number after the slash. Take away those that are left from an earlier build.',
  );
}

/** `shard` is unknown where its description can't be read. */
export function shardDamaged(place: Place, shard?: Shard): Diagnostic {
  const name = shard ? `Shard ${shard.number}/${shard.count}` : 'This shard';
  return createError(
    'shard-damaged',
    place,
    `${name} isn't what was written: something of it is missing, or was changed on its way here.`,
    'Bring it here again as it was, or build it again.',
  );
}

/** `reason` is the system's own short code, such as EACCES. */
export function shardUnreadable(place: Place, reason: string): Diagnostic {
  return createError(
    'shard-unreadable',
    place,
    `What stands in "${place.file}" can't be read (${reason}).`,
    'Look at the permissions of the folder and the files in it, and whether the disk is there.',
  );
}

export function shardOtherProgram(place: Place): Diagnostic {
  return createError(
    'shard-other-program',
    place,
    'This shard was made by another version of site or of Node, or on another kind of processor, than this command.',
    'Install the same versions on all machines (`npm ci`), and build all shards again.',
  );
}

export function shardOtherFiles(place: Place, { number, count }: Shard): Diagnostic {
  return createError(
    'shard-other-files',
    place,
    `Shard ${number}/${count} was made from other files than those that stand here.`,
    'Something in site.yaml, content, schemas, templates or kinds is different. Build all shards, and merge them, from the same commit.',
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
    `Shard ${number}/${count} was made for the address "${own || '/'}", not for "${wanted || '/'}".`,
    `Build all shards with the same --base, such as \`site build --shard ${number}/${count} --base ${wanted || '/'}\`.`,
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
    `Shard ${number}/${count} shows the site as of ${own}; as of ${wanted}, for which the site is put together, it shows something else.`,
    `Give all shards the same moment: \`site build --shard ${number}/${count} --at ${wanted}\`.`,
  );
}
