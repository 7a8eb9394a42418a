/**
 * What is said about files and folders. Every exported function of this folder makes one diagnostic;
 * its name in kebab-case is the permanent code, and no other file of the folder may use it again.
 */

import { createError, createWarning } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';

export function siteFileMissing(place: Place, similar: string | undefined): Diagnostic {
  return createError(
    'site-file-missing',
    place,
    'This folder has no site.yaml, so there is no website to build.',
    similar === undefined
      ? 'Go to the folder of your website, or start a new one with `site init`.'
      : `Rename ${similar} to site.yaml.`,
  );
}

export function contentFolderMissing(place: Place): Diagnostic {
  return createError(
    'content-folder-missing',
    place,
    'The folder content is missing: it holds the pages and everything else that visitors read.',
    'Create content/pages with a page in it, or start from the example of `site init`.',
  );
}

export function fileUnreadable(place: Place, reason: string): Diagnostic {
  return createError(
    'file-unreadable',
    place,
    `This can’t be opened (${reason}).`,
    'Check that you may read it, and that no other program holds it.',
  );
}

export function fileExpected(place: Place): Diagnostic {
  return createError(
    'file-expected',
    place,
    'An ordinary file belongs here, but this is a folder or something else.',
    'Rename or move it, and put a file in its place.',
  );
}

export function folderExpected(place: Place): Diagnostic {
  return createError(
    'folder-expected',
    place,
    'A folder belongs here, but this is a file.',
    'Rename the file, create a folder with this name, and put the files into it.',
  );
}

export function fileTooLarge(place: Place, megabytes: number, limit: number): Diagnostic {
  return createError(
    'file-too-large',
    place,
    `This file is too large: ${megabytes} MB, and at most ${limit} MB can be used.`,
    /\.(yaml|mdx)$/.test(place.file)
      ? 'Split it into several files, and look for something that was pasted in by mistake.'
      : 'Save the picture or document again, smaller.',
  );
}

export function fileNotUtf8(place: Place): Diagnostic {
  return createError(
    'file-not-utf8',
    place,
    'This file isn’t saved as UTF-8 text; from this line on it can’t be read.',
    'Open it in your editor and save it again with the encoding UTF-8.',
  );
}

export function fileEmpty(place: Place): Diagnostic {
  return createError(
    'file-empty',
    place,
    'This file is empty.',
    'Fill it in, or delete it if it is no longer needed.',
  );
}

export function fileLinkOutside(place: Place): Diagnostic {
  return createError(
    'file-link-outside',
    place,
    'This link points to somewhere outside the website’s folder, and that isn’t followed.',
    'Replace the link by a copy of what it points to.',
  );
}

export function fileLinkBroken(place: Place): Diagnostic {
  return createError(
    'file-link-broken',
    place,
    'This link points to something that doesn’t exist, or back to itself.',
    'Delete the link, or put the file in its place.',
  );
}

export function fileLinkCircular(place: Place): Diagnostic {
  return createError(
    'file-link-circular',
    place,
    'This link points to a folder that contains the link, so the folder would never end.',
    'Delete the link.',
  );
}

export function fileNameNotSlug(place: Place, name: string, suggestion: string | undefined): Diagnostic {
  return createError(
    'file-name-not-slug',
    place,
    `The file name “${name}” can’t be used in an address: only small letters, digits and single hyphens can.`,
    suggestion === undefined
      ? 'Rename the file, for example to my-course.'
      : `Rename the file to ${suggestion}.`,
  );
}

export function wrongExtension(place: Place, name: string, expected: string, suggestion: string): Diagnostic {
  return createError(
    'wrong-extension',
    place,
    `“${name}” isn’t read: files in this place end with ${expected}.`,
    `Rename the file to ${suggestion}, or move it out of content.`,
  );
}

export function namesDifferOnlyInCase(place: Place, other: Place): Diagnostic {
  return {
    ...createError(
      'names-differ-only-in-case',
      place,
      `Apart from capital letters this is the same name as ${other.file}; many computers can’t tell them apart.`,
      'Rename or delete one of the two.',
    ),
    related: [{ place: other, message: 'The other file.' }],
  };
}

export function unknownContentFolder(place: Place, name: string, near: string | undefined): Diagnostic {
  return createWarning(
    'unknown-content-folder',
    place,
    `Nothing is read from the folder “${name}”.`,
    near === undefined
      ? 'Move it out of content if the website does not need it.'
      : `Did you mean ${near}? Rename the folder.`,
  );
}

export function unknownContentFile(place: Place, name: string, near: string | undefined): Diagnostic {
  return createWarning(
    'unknown-content-file',
    place,
    `The file “${name}” isn’t read.`,
    near === undefined
      ? 'Move it out of content if the website does not need it.'
      : `Did you mean ${near}? Rename or move the file.`,
  );
}

export function folderInCollection(place: Place, collection: string): Diagnostic {
  return createWarning(
    'folder-in-collection',
    place,
    `Folders inside ${collection} aren’t read.`,
    `Move the files of this folder up into content/${collection}.`,
  );
}

export function mediaTypeRefused(place: Place, extension: string, known: readonly string[]): Diagnostic {
  return createError(
    'media-type-refused',
    place,
    extension === ''
      ? 'A file without an ending can’t be published.'
      : `Files that end with .${extension} can’t be published.`,
    `Use one of these: ${known.join(', ')}.`,
  );
}

export function mediaName(place: Place, suggestion: string): Diagnostic {
  return createError(
    'media-name',
    place,
    'This name has characters that break in an address: use letters of the English alphabet, digits, dots, hyphens and underscores.',
    `Rename it to ${suggestion}.`,
  );
}

export function pictureBroken(place: Place, type: string): Diagnostic {
  return createError(
    'picture-broken',
    place,
    `This isn’t a ${type} picture, or the file is damaged.`,
    'Save the picture again from the program that it was made with.',
  );
}

export function pictureSizeMissing(place: Place): Diagnostic {
  return createError(
    'picture-size-missing',
    place,
    'This SVG picture doesn’t say how large it is.',
    'Give its first tag a width and a height in pixels, or a viewBox.',
  );
}

export function pictureTypeWrong(place: Place, extension: string, type: string): Diagnostic {
  return createError(
    'picture-type-wrong',
    place,
    `The name ends with .${extension}, but this is a ${type} picture.`,
    `Rename the file so that it ends with .${type.toLowerCase()}.`,
  );
}

export function pictureActive(place: Place, what: string): Diagnostic {
  return createError(
    'picture-active',
    place,
    `This picture carries ${what}, which could run in a visitor’s browser.`,
    'Export it again as a plain SVG without scripts, links to other websites and embedded pages.',
  );
}
