/**
 * Messages of commands that would touch existing files, or lack some that they need. Every exported function makes one
 * diagnostic; its name in kebab-case is the permanent code.
 */

import type { Diagnostic } from '../diagnostic.ts';
import * as generated from '../messages.generated.ts';
import type { Place } from '../place.ts';

export function entryExists(file: string): Diagnostic {
  return generated.entryExists(top(file));
}

export function siteExists(file: string): Diagnostic {
  return generated.siteExists(top(file));
}

export function starterInTheWay(file: string): Diagnostic {
  return generated.starterInTheWay(top(file));
}

export function outputMissing(out: string): Diagnostic {
  return generated.outputMissing(top(out));
}

/** `name`: the host that `--allow-host` would allow; undefined if the request has none, or the command allows none. */
export function unknownHost(name?: string): Diagnostic {
  const called = name === undefined ? 'the name in this request' : `“${name}”`;
  const allow =
    name === undefined
      ? ''
      : ` If the name is yours, stop the command and start it again with \`--allow-host ${name.replace(/^\[|\]$/g, '')}\`.`;
  return generated.unknownHost(top('site.yaml'), { called, allow });
}

export function branchExists(file: string): Diagnostic {
  return generated.branchExists(top(file));
}

export function cloneInTheWay(folder: string, name: string): Diagnostic {
  return generated.cloneInTheWay(top(folder), { folder, name });
}

export function cloneIntoFile(folder: string): Diagnostic {
  return generated.cloneIntoFile(top(folder), { folder });
}

export function cloneIntoItself(folder: string, example: string): Diagnostic {
  return generated.cloneIntoItself(top(folder), { folder, example });
}

export function cloneHoldsLink(file: string): Diagnostic {
  return generated.cloneHoldsLink(top(file));
}

/** `reason` is the system's own short code, such as ENOSPC. */
export function folderNotMade(folder: string, reason: string): Diagnostic {
  return generated.folderNotMade(top(folder), {
    folder,
    reason,
    hint: reasons.get(reason) ?? 'Try again. If it fails again, tell your developer the code in brackets.',
  });
}

export function cacheIsLink(folder: string): Diagnostic {
  return generated.cacheIsLink(top(folder), { folder });
}

export function cacheInUse(folder: string, pid: number): Diagnostic {
  return generated.cacheInUse(top(folder), { folder, pid });
}

/** `reason` is the system's own short code, such as EACCES. */
export function cacheNotRemoved(folder: string, reason: string): Diagnostic {
  return generated.cacheNotRemoved(top(folder), {
    folder,
    reason,
    hint:
      reasonsAgainstRemoval.get(reason) ??
      'Try again. If it fails again, tell your developer the code in brackets.',
  });
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
