/**
 * Messages about files and folders. Every exported function of this folder makes one diagnostic; its name in kebab-case
 * is the permanent code, and no other file of the folder may use it again.
 */

import { createError } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import * as generated from '../messages.generated.ts';
import type { Place } from '../place.ts';
import { isText } from '../text-endings.ts';

/** `similar`: a file there that may be it. `above`: the nearest parent folder that has one, relative to here (`..`). */
export function siteFileMissing(
  place: Place,
  { similar, above }: { similar?: string; above?: string },
): Diagnostic {
  const go =
    above === undefined ? 'Go to the folder of your website' : `Go to the website above: \`cd ${above}\``;
  return generated.siteFileMissing(place, {
    hint:
      similar === undefined
        ? `${go}, or start a new one with \`site init\`.`
        : `Rename ${similar} to site.yaml.`,
  });
}

export function fileTooLarge(place: Place, megabytes: number, limit: number): Diagnostic {
  return generated.fileTooLarge(place, {
    megabytes,
    limit,
    hint:
      place.file.endsWith('.yaml') || isText(place.file)
        ? 'Look for something that was pasted in by mistake, or split it into several files.'
        : 'Save a smaller copy of the picture or document.',
  });
}

/** `character`: the one at that place in the encoding in which the file was probably saved. */
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

/** `fields`: the required ones, each with an example. */
export function fileEmpty(place: Place, fields: readonly string[] = []): Diagnostic {
  const between = isText(place.file) ? ' between two lines ---' : '';
  const hint =
    fields.length === 0
      ? 'Write its fields, starting with a line such as title: About us, or delete the file if it is not needed.'
      : `Write at least these fields${between}, each on a line of its own, or delete the file if it is not needed: ${fields.join(' / ')}`;
  return {
    ...generated.fileEmpty(place, { hint }),
    hides: [{ of: `problems of ${place.file}` }],
  };
}

export function fileNameNotSlug(place: Place, name: string, suggestion: string | undefined): Diagnostic {
  return generated.fileNameNotSlug(place, {
    name,
    hint:
      suggestion === undefined
        ? `Rename the file, for example to my-page${/\.[a-z]+$/.exec(name)?.[0] ?? ''}.`
        : `Rename the file to ${suggestion}.`,
  });
}

/** The best action for a file that can’t be used where it is. */
export type Advice =
  | { do: 'rename' | 'copy the text'; name: string }
  | { do: 'move there'; path: string }
  | { do: 'close' | 'delete' | 'move' | 'move to media' };

/** `expected`: the endings that files may have there. */
export function wrongExtension(
  place: Place,
  name: string,
  expected: readonly string[],
  advice: Advice,
): Diagnostic {
  return generated.wrongExtension(place, {
    name,
    expected: expected.join(' or '),
    hint: adviceText(advice),
  });
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

export function namesDifferOnlyInCase(place: Place, other: Place): Diagnostic {
  return {
    ...generated.namesDifferOnlyInCase(place, { otherFile: other.file }),
    related: [{ place: other, message: 'The other file.' }],
  };
}

/** The same text in both notations. */
export function textInTwoFiles(place: Place, other: Place): Diagnostic {
  return {
    ...generated.textInTwoFiles(place, { otherFile: other.file }),
    related: [{ place: other, message: 'The other file.' }],
  };
}

export function unknownContentFolder(
  place: Place,
  name: string,
  { near, holdsPictures }: { near: string | undefined; holdsPictures: boolean },
): Diagnostic {
  return generated.unknownContentFolder(place, {
    name,
    hint:
      near !== undefined
        ? `Did you mean “${near}”? Rename the folder.`
        : holdsPictures
          ? `Move it into content/media: it is then content/media/${name}.`
          : 'Move it out of content, or move its files to the folder they belong in.',
  });
}

/** `folder`: the one that it belongs in, judging by its fields. */
export function unknownContentFile(
  place: Place,
  name: string,
  { near, folder }: { near: string | undefined; folder: string | undefined },
): Diagnostic {
  return generated.unknownContentFile(place, {
    name,
    hint:
      near !== undefined
        ? `Did you mean “${near}”? Rename the file.`
        : folder !== undefined
          ? `Move it to content/${folder}/${name}`
          : 'Move it to the folder it belongs in, or out of content.',
  });
}

/** `moving`: it would have to be published unchanged, with any metadata from the camera. */
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

export function pictureTypeWrong(place: Place, extension: string, type: string): Diagnostic {
  return generated.pictureTypeWrong(place, { extension, type, ending: type.toLowerCase() });
}

/** The program that drew a picture, if its files are known to need another setting. */
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
  return generated.pictureActive(place, {
    what,
    hint:
      program === undefined
        ? 'Save it again as a plain SVG, without scripts, links to other websites or embedded pages.'
        : plainDrawing[program],
  });
}

export function moreMistakes(place: Place, count: number): Diagnostic {
  return generated.moreMistakes(place, { count });
}

/** Further warnings of one kind in a file. */
export function moreWarnings(place: Place, count: number): Diagnostic {
  return generated.moreWarnings(place, { count });
}

/** `isWhole`: whether both versions are there; otherwise all conflict lines but this one are gone. */
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

/** `original`: the neighbouring file that it is named after. */
export function fileCopy(place: Place, name: string, original: string): Diagnostic {
  return generated.fileCopy(place, { name, original, other: original.replace(/(\.\w+)$/, '-2$1') });
}

/** `file` and `other` have the same name, in two folders of a kind. */
export function entryTwiceInFolders(
  id: string,
  { file, other }: { file: string; other: string },
): Diagnostic {
  const place = (of: string) => ({ file: of, line: 1, column: 1 });
  return {
    ...generated.entryTwiceInFolders(place(file), { id, other }),
    related: [{ place: place(other), message: 'The other file.' }],
  };
}
