/**
 * What is said when a command would touch files that are there already, or needs some that are not.
 * Every exported function makes one diagnostic; its name in kebab-case is the permanent code.
 */

import { createError } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';

export function entryExists(file: string): Diagnostic {
  return createError(
    'entry-exists',
    top(file),
    'This file already exists, and was left as it is.',
    'Choose another name, or open the file and change it.',
  );
}

export function siteExists(file: string): Diagnostic {
  return createError(
    'site-exists',
    top(file),
    'There is already a site in this folder, and it was left as it is.',
    'Start a new site in an empty folder: `site init --root my-site`.',
  );
}

export function starterInTheWay(file: string): Diagnostic {
  return createError(
    'starter-in-the-way',
    top(file),
    'A new site would replace this file, so nothing was written.',
    'Start a new site in an empty folder: `site init --root my-site`.',
  );
}

export function outputMissing(out: string): Diagnostic {
  return createError(
    'output-missing',
    top(out),
    'There is no finished site in this folder, so there is nothing to show.',
    'Run `site build` first, or use `site watch` to see the site while you change it.',
  );
}

/** `name`: the one that `--allow-host` would let in; left out if the request has none, or the command lets none in. */
export function unknownHost(name?: string): Diagnostic {
  const called = name === undefined ? 'the name in this request' : `“${name}”`;
  const allow =
    name === undefined
      ? ''
      : ` If the name is yours, stop the command and start it again with \`--allow-host ${name.replace(/^\[|\]$/g, '')}\`.`;
  return createError(
    'unknown-host',
    top('site.yaml'),
    `Nothing is shown here, because ${called} isn’t known to mean this computer. A page on the internet could use a name of its own to read a website that only you should see.`,
    `Use the address that the command printed. Through a forwarded port, use localhost with the number of that port.${allow}`,
  );
}

export function branchExists(file: string): Diagnostic {
  return createError(
    'branch-exists',
    top(file),
    'There is already a branch with this name, and it was left as it is.',
    'Choose another name, or open its site.yaml and change it.',
  );
}

export function cloneInTheWay(folder: string, name: string): Diagnostic {
  return createError(
    'clone-in-the-way',
    top(folder),
    `“${folder}” is not empty: it contains “${name}”. Nothing was written.`,
    'Choose an empty folder, or one that does not exist yet.',
  );
}

export function cloneIntoFile(folder: string): Diagnostic {
  return createError(
    'clone-into-file',
    top(folder),
    `“${folder}” is a file, and a clone needs a folder. Nothing was written.`,
    'Choose an empty folder, or one that does not exist yet.',
  );
}

export function cloneIntoItself(folder: string, example: string): Diagnostic {
  return createError(
    'clone-into-itself',
    top(folder),
    `“${folder}” is inside the site that you are cloning. Nothing was written.`,
    `Choose a folder outside it: \`site clone ${example}\`.`,
  );
}

export function cloneHoldsLink(file: string): Diagnostic {
  return createError(
    'clone-holds-link',
    top(file),
    'This is a shortcut to another file or folder, which can’t be cloned. Nothing was written.',
    'Replace it with the file or folder that it leads to.',
  );
}

/** `reason` is the system's own short code, such as ENOSPC. */
export function folderNotMade(folder: string, reason: string): Diagnostic {
  return createError(
    'folder-not-made',
    top(folder),
    `“${folder}” could not be created (${reason}). Nothing was left behind.`,
    reasons.get(reason) ?? 'Try again. If it fails again, tell your developer the code in brackets.',
  );
}

export function cacheIsLink(folder: string): Diagnostic {
  return createError(
    'cache-is-link',
    top(folder),
    `“${folder}” is a shortcut to another folder. Nothing was removed.`,
    'Remove the shortcut. The next build makes a folder in its place.',
  );
}

export function cacheInUse(folder: string, pid: number): Diagnostic {
  return createError(
    'cache-in-use',
    top(folder),
    `A build is using “${folder}” (process ${pid}), so it was left as it is.`,
    'Wait until the build has finished, or stop it, then try again.',
  );
}

/** `reason` is the system's own short code, such as EACCES. */
export function cacheNotRemoved(folder: string, reason: string): Diagnostic {
  return createError(
    'cache-not-removed',
    top(folder),
    `“${folder}” could not be removed, or not all of it (${reason}).`,
    reasonsAgainstRemoval.get(reason) ??
      'Try again. If it fails again, tell your developer the code in brackets.',
  );
}

const reasonsAgainstRemoval: ReadonlyMap<string, string> = new Map([
  [
    'EACCES',
    'You do not have permission to remove it. Change the permissions of the folder, then try again.',
  ],
  ['EPERM', 'You do not have permission to remove it. Change the permissions of the folder, then try again.'],
  ['EROFS', 'That disk is read-only.'],
  ['EBUSY', 'Another program is using it. Close that program, then try again.'],
]);

const reasons: ReadonlyMap<string, string> = new Map([
  ['ENOSPC', 'The disk is full. Free some space and try again.'],
  ['EDQUOT', 'The disk is full. Free some space and try again.'],
  ['EACCES', 'You do not have permission to write there. Choose another folder, or change its permissions.'],
  ['EPERM', 'You do not have permission to write there. Choose another folder, or change its permissions.'],
  ['EROFS', 'That disk is read-only. Choose a folder on another disk.'],
  ['ENOTDIR', 'Part of that name is a file, not a folder. Choose another name.'],
]);

function top(file: string): Place {
  return { file, line: 1, column: 1 };
}
