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
    'This file is there already; it was left as it is.',
    'Choose another name, or open the file and change it.',
  );
}

export function siteExists(file: string): Diagnostic {
  return createError(
    'site-exists',
    top(file),
    'There is a site in this folder already; it was left as it is.',
    'Start a new site in an empty folder: `site init --root my-site`.',
  );
}

export function starterInTheWay(file: string): Diagnostic {
  return createError(
    'starter-in-the-way',
    top(file),
    'A new site would write over this file, so nothing was written.',
    'Start a new site in an empty folder: `site init --root my-site`.',
  );
}

export function outputMissing(out: string): Diagnostic {
  return createError(
    'output-missing',
    top(out),
    'There is no finished site in this folder, so there is nothing to show.',
    'Build it first with `site build`, or write and see it at once with `site watch`.',
  );
}

function top(file: string): Place {
  return { file, line: 1, column: 1 };
}
