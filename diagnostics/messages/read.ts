/**
 * What is said about files and folders. Every exported function of this folder makes one diagnostic;
 * its name in kebab-case is the permanent code, and no other file of the folder may use it again.
 */

import { createError, createWarning } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';

/** `similar`: a file there that may be it. `above`: the nearest folder above that has one, from here (`..`). */
export function siteFileMissing(
  place: Place,
  { similar, above }: { similar?: string; above?: string },
): Diagnostic {
  const go =
    above === undefined ? 'Go to the folder of your website' : `Go to the website above: \`cd ${above}\``;
  return createError(
    'site-file-missing',
    place,
    'There is no site.yaml in this folder, so there is no website to build.',
    similar === undefined
      ? `${go}, or start a new one with \`site init\`.`
      : `Rename ${similar} to site.yaml.`,
  );
}

export function contentFolderMissing(place: Place): Diagnostic {
  return createError(
    'content-folder-missing',
    place,
    'There is no folder called content. It holds the pages and everything else that visitors read.',
    'Create content/pages with a page in it, or start a new site in an empty folder with `site init`.',
  );
}

export function fileUnreadable(place: Place, reason: string): Diagnostic {
  return createError(
    'file-unreadable',
    place,
    `This can’t be opened (${reason}).`,
    'Check that you have permission to open it, and close it in any other program.',
  );
}

export function fileExpected(place: Place): Diagnostic {
  return createError(
    'file-expected',
    place,
    'This must be a file, but it is a folder or something else.',
    'Move or rename it, and put a file in its place.',
  );
}

export function folderExpected(place: Place): Diagnostic {
  return createError(
    'folder-expected',
    place,
    'This must be a folder, but it is a file.',
    'Rename the file, create a folder with this name, and put your files in it.',
  );
}

export function fileTooLarge(place: Place, megabytes: number, limit: number): Diagnostic {
  return createError(
    'file-too-large',
    place,
    `This file is ${megabytes} MB, and must be ${limit} MB or smaller.`,
    /\.(yaml|mdx)$/.test(place.file)
      ? 'Look for something that was pasted in by mistake, or split it into several files.'
      : 'Save a smaller copy of the picture or document.',
  );
}

/** `character`: the one that stands there in the encoding in which the file was probably saved. */
export function fileNotUtf8(place: Place, character: string | undefined): Diagnostic {
  return createError(
    'file-not-utf8',
    place,
    character === undefined
      ? 'This file is not saved as UTF-8 text, so it can’t be read from this line on.'
      : `This file is not saved as UTF-8 text, so it can’t be read from the “${character}” on.`,
    'Open it in your editor and save it again as UTF-8. Some programs call this the encoding.',
  );
}

/** `fields`: those that it can’t do without, each with an example. */
export function fileEmpty(place: Place, fields: readonly string[] = []): Diagnostic {
  const between = place.file.endsWith('.mdx') ? ' between two lines ---' : '';
  const hint =
    fields.length === 0
      ? 'Write its fields, starting with a line such as title: About us, or delete the file if it is not needed.'
      : `Write at least these fields${between}, each on a line of its own, or delete the file if it is not needed: ${fields.join(' / ')}`;
  return {
    ...createError('file-empty', place, 'This file is empty.', hint),
    hides: [{ of: `problems of ${place.file}` }],
  };
}

export function fileLinkOutside(place: Place): Diagnostic {
  return createError(
    'file-link-outside',
    place,
    'This is a shortcut to something outside the website’s folder, which can’t be used.',
    'Replace it with a copy of what it leads to.',
  );
}

export function fileLinkHidden(place: Place): Diagnostic {
  return createError(
    'file-link-hidden',
    place,
    'This is a shortcut to a hidden file or folder, which can’t be used.',
    'Replace it with a copy of what it leads to, if everybody may read that.',
  );
}

export function mediaLinkOutside(place: Place): Diagnostic {
  return createError(
    'media-link-outside',
    place,
    'This is a shortcut to something outside content/media, which can’t be published from here.',
    'Replace it with a copy of what it leads to.',
  );
}

export function fileLinkBroken(place: Place): Diagnostic {
  return createError(
    'file-link-broken',
    place,
    'This is a shortcut to something that doesn’t exist, or to itself.',
    'Delete it, or replace it with the file it should lead to.',
  );
}

export function fileLinkCircular(place: Place): Diagnostic {
  return createError(
    'file-link-circular',
    place,
    'This is a shortcut to a folder that contains it, so the folder would never end.',
    'Delete it.',
  );
}

export function fileNameNotSlug(place: Place, name: string, suggestion: string | undefined): Diagnostic {
  return createError(
    'file-name-not-slug',
    place,
    `The file name “${name}” can’t be used in an address: it must be lowercase letters, digits and single hyphens.`,
    suggestion === undefined
      ? `Rename the file, for example to my-page${/\.[a-z]+$/.exec(name)?.[0] ?? ''}.`
      : `Rename the file to ${suggestion}.`,
  );
}

/** What is best done with a file that can’t be used where it is. */
export type Advice =
  | { do: 'rename' | 'copy the text'; name: string }
  | { do: 'move there'; path: string }
  | { do: 'close' | 'delete' | 'move' | 'move to media' };

export function wrongExtension(place: Place, name: string, expected: string, advice: Advice): Diagnostic {
  return createError(
    'wrong-extension',
    place,
    `“${name}” is not used: files here must end in ${expected}.`,
    adviceText(advice),
  );
}

function adviceText(advice: Advice): string {
  switch (advice.do) {
    case 'rename':
      return `Rename the file to ${advice.name}, or move it out of content.`;
    case 'copy the text':
      return `Copy its text into a new file called ${advice.name}, and move this one out of content.`;
    case 'move there':
      return `Move it to ${advice.path}`;
    case 'delete':
      return 'It looks like a backup: delete it, or move it out of content.';
    case 'move to media':
      return 'Move it to content/media, or out of content.';
    default:
      return 'Move it to the folder it belongs in, or out of content.';
  }
}

export function temporaryFile(place: Place, name: string): Diagnostic {
  return createWarning(
    'temporary-file',
    place,
    `“${name}” is a temporary file that another program left here.`,
    'Close the document in that program. If the file is still there, delete it.',
  );
}

export function namesDifferOnlyInCase(place: Place, other: Place): Diagnostic {
  return {
    ...createError(
      'names-differ-only-in-case',
      place,
      `Only its capital letters set this name apart from ${other.file}, and many computers can’t tell the two apart.`,
      'Rename or delete one of them.',
    ),
    related: [{ place: other, message: 'The other file.' }],
  };
}

export function unknownContentFolder(
  place: Place,
  name: string,
  { near, holdsPictures }: { near: string | undefined; holdsPictures: boolean },
): Diagnostic {
  return createWarning(
    'unknown-content-folder',
    place,
    `The folder “${name}” is not used.`,
    near !== undefined
      ? `Did you mean “${near}”? Rename the folder.`
      : holdsPictures
        ? `Move it into content/media: it is then content/media/${name}.`
        : 'Move it out of content, or move its files to the folder they belong in.',
  );
}

/** `folder`: where it belongs, going by its fields. */
export function unknownContentFile(
  place: Place,
  name: string,
  { near, folder }: { near: string | undefined; folder: string | undefined },
): Diagnostic {
  return createWarning(
    'unknown-content-file',
    place,
    `The file “${name}” is not used.`,
    near !== undefined
      ? `Did you mean “${near}”? Rename the file.`
      : folder !== undefined
        ? `Move it to content/${folder}/${name}`
        : 'Move it to the folder it belongs in, or out of content.',
  );
}

export function folderInCollection(place: Place, collection: string): Diagnostic {
  return createWarning(
    'folder-in-collection',
    place,
    `Folders inside content/${collection} are not used.`,
    `Move the files in this folder up to content/${collection}.`,
  );
}

/** `moving`: it would have to be published as it is, with what a camera may have noted in it. */
export function mediaTypeRefused(
  place: Place,
  extension: string,
  known: readonly string[] | 'moving',
): Diagnostic {
  const [message, hint] = known === 'moving' ? movingRefused(extension) : typeRefused(extension, known);
  return createError('media-type-refused', place, message, hint);
}

function movingRefused(extension: string): [message: string, hint: string] {
  return [
    `A picture that moves can’t be published as .${extension}.`,
    'Save it as a WebP or GIF picture, or as an MP4 film.',
  ];
}

function typeRefused(extension: string, known: readonly string[]): [message: string, hint: string] {
  return [
    extension === ''
      ? 'A file name without an ending, such as .jpg, can’t be published.'
      : `Files that end in .${extension} can’t be published.`,
    /^hei[cf]$/.test(extension)
      ? 'Browsers can’t show the photos of an iPhone as they are. Save it as a JPEG, with a name that ends in .jpg.'
      : `Save it in another format. You can use: ${known.join(', ')}.`,
  ];
}

export function mediaName(place: Place, suggestion: string): Diagnostic {
  return createError(
    'media-name',
    place,
    'This file name contains characters that can’t be used in an address.',
    `Use only unaccented letters, digits, dots, hyphens and underscores: rename it to ${suggestion}`,
  );
}

export function pictureBroken(place: Place, type: string, isWebPage = false): Diagnostic {
  return createError(
    'picture-broken',
    place,
    isWebPage
      ? 'This is a web page that was saved under the name of a picture.'
      : `This is not ${type === 'SVG' ? 'an' : 'a'} ${type} picture, or the file is damaged.`,
    isWebPage
      ? 'Save the picture itself: click on it with the right mouse button and choose “Save image as”.'
      : 'Open the picture in the program it was made with and save it again.',
  );
}

export function pictureSizeMissing(place: Place): Diagnostic {
  return createError(
    'picture-size-missing',
    place,
    'This SVG picture has no size.',
    'Give its first tag a width and a height, for example: <svg width="640" height="360" …>',
  );
}

export function pictureTypeWrong(place: Place, extension: string, type: string): Diagnostic {
  return createError(
    'picture-type-wrong',
    place,
    `The file name ends in .${extension}, but this is a ${type} picture.`,
    `Rename the file so that it ends in .${type.toLowerCase()}`,
  );
}

/** What drew a picture, where its files are known to need another setting. */
export type DrawingProgram = 'Illustrator' | 'draw.io' | 'Mermaid';

const plainDrawing: Readonly<Record<DrawingProgram, string>> = {
  Illustrator:
    'Illustrator has put its own document into it. Save it again without “Preserve Illustrator Editing Capabilities”, or use File > Export > Export As, and choose SVG.',
  'draw.io':
    'draw.io writes labels as parts of a web page. Select all (Ctrl+A), turn “Formatted Text” and “Word Wrap” off in the panel “Text”, and export the SVG again; or export a PNG.',
  Mermaid:
    'Mermaid writes labels as parts of a web page. Set htmlLabels to false, in the settings and for flowcharts, and make the SVG again; or make a PNG.',
};

export function pictureActive(place: Place, what: string, program?: DrawingProgram): Diagnostic {
  return createError(
    'picture-active',
    place,
    `This picture contains ${what}, which could harm visitors.`,
    program === undefined
      ? 'Save it again as a plain SVG, without scripts, links to other websites or embedded pages.'
      : plainDrawing[program],
  );
}

export function moreMistakes(place: Place, count: number): Diagnostic {
  return createError(
    'more-mistakes',
    place,
    `At least ${count} more mistakes from here on are not shown.`,
    'Correct those above first, then check again.',
  );
}

/** Of one kind in a file. */
export function moreWarnings(place: Place, count: number): Diagnostic {
  return createWarning(
    'more-warnings',
    place,
    `${count} more warnings of the kind above, from here on in this file, are not shown.`,
    'Correct those above first, then check again; or accept them all in site.yaml.',
  );
}

/** `isWhole`: with both versions; else the lines between which they were are gone but for this one. */
export function conflictMarkers(place: Place, isWhole: boolean): Diagnostic {
  return createError(
    'conflict-markers',
    place,
    isWhole
      ? 'Two people changed these lines, and Git has left both versions here.'
      : 'Git has left this line here, from a place that two people changed.',
    isWhole
      ? 'Keep the version that is right: the one above the line ======= or the one below it. Delete the other one, and the lines that start with <<<<<<<, ======= and >>>>>>>.'
      : 'Delete it, once the lines around it are as they should be.',
  );
}

/** The lines of backticks that a chat program puts around a file. */
export function fileInFence(place: Place): Diagnostic {
  return createError(
    'file-in-fence',
    place,
    'The lines of ``` around this file come from where it was copied.',
    'Delete the first line, and the last one if it is ``` too.',
  );
}

/** `original`: the file beside it that it is called after. */
export function fileCopy(place: Place, name: string, original: string): Diagnostic {
  return createError(
    'file-copy',
    place,
    `“${name}” looks like a copy of ${original} that your computer made, and is not used.`,
    `Delete it, or move it out of content. To keep it as an entry of its own, give it another name, such as ${original.replace(/(\.\w+)$/, '-2$1')}.`,
  );
}
