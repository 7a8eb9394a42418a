/** What visitors would see although it was meant for the computer: broken Markdown, marks in plain texts, placeholders. */

import { createError, createWarning } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';

// Links

export function linkWithGap(place: Place, meant: string): Diagnostic {
  return createWarning(
    'link-with-gap',
    place,
    'A space between ] and ( keeps this from being a link, so visitors see the brackets.',
    `Write ${meant}`,
  );
}

/** `missing`: the bracket that isn’t there. */
export function linkNotClosed(place: Place, missing: ')' | ']', meant: string): Diagnostic {
  return createWarning(
    'link-not-closed',
    place,
    `The ${missing} of this link is missing, so visitors see the brackets and the address.`,
    `Write ${meant}`,
  );
}

export function linkWithSpaces(place: Place, address: string, isPicture: boolean): Diagnostic {
  const what = isPicture ? 'The name of this picture' : 'The address of this link';
  return createWarning(
    'link-with-spaces',
    place,
    `${what} has a space in it (“${address}”), so visitors see the brackets${isPicture ? '' : ' and the address'}.`,
    isPicture
      ? `Give the file a name without spaces, and write it like this: ${address.replaceAll(' ', '-')}`
      : 'Write the address without spaces, as the browser shows it.',
  );
}

export function linkReversed(place: Place, meant: string): Diagnostic {
  return createWarning(
    'link-reversed',
    place,
    'The brackets of this link have changed places, so visitors see them.',
    `Write ${meant}`,
  );
}

export function linkWithoutAddress(place: Place, words: string, name: string): Diagnostic {
  return createWarning(
    'link-without-address',
    place,
    `[${words}][${name}] stands for an address called “${name}”, but this text has none, so visitors see the brackets.`,
    `Write the address in round brackets: [${words}](https://www.example.com)`,
  );
}

export function addressMisspelt(place: Place, written: string, meant: string): Diagnostic {
  return createWarning(
    'address-misspelt',
    place,
    `“${written}” is not how a web address starts, so it is not a link.`,
    `Write ${meant}`,
  );
}

export function addressCut(place: Place, meant: string): Diagnostic {
  return createWarning(
    'address-cut',
    place,
    'A space cuts this web address in two, so the link ends before it.',
    `Write ${meant}`,
  );
}

// Emphasis and code

const marks = { '**': 'bold', '*': 'emphasised', '`': 'set as code' };

export function markNotClosed(place: Place, mark: keyof typeof marks): Diagnostic {
  return createWarning(
    'mark-not-closed',
    place,
    `This ${mark} has no partner, so visitors see it and nothing is ${marks[mark]}.`,
    mark === '`'
      ? 'Put another ` at the end of the words, or delete it. An apostrophe is written ’.'
      : `Put another ${mark} at the end of the words, or delete it. To show it, write ${[...mark].map((one) => `\\${one}`).join('')}`,
  );
}

export function markWithSpaces(place: Place, mark: string, meant: string): Diagnostic {
  return createWarning(
    'mark-with-spaces',
    place,
    `The spaces inside ${mark} … ${mark} keep it from working, so visitors see the asterisks.`,
    `Write ${meant}`,
  );
}

// Lines

export function headingWithoutSpace(place: Place, meant: string): Diagnostic {
  return createWarning(
    'heading-without-space',
    place,
    'A space is missing after the #, so this is not a heading and visitors see the #.',
    `Write ${meant}`,
  );
}

export function headingInParagraph(place: Place): Diagnostic {
  return createWarning(
    'heading-in-paragraph',
    place,
    'This text is a single paragraph, so it can’t have a heading and visitors see the #.',
    'Delete the #. The title of the section is its heading.',
  );
}

export function listWithoutSpace(place: Place, mark: string, meant: string): Diagnostic {
  return createWarning(
    'list-without-space',
    place,
    `A space is missing after “${mark}”, so this is not an item of a list.`,
    `Write ${meant}`,
  );
}

export function typedBullet(place: Place, bullet: string, meant: string): Diagnostic {
  return createWarning(
    'typed-bullet',
    place,
    `“${bullet}” does not start an item of a list, so the lines run together.`,
    `Write a hyphen and a space instead: ${meant}`,
  );
}

export function ruleUnderText(place: Place, mark: string): Diagnostic {
  return createWarning(
    'rule-under-text',
    place,
    `${mark} directly under a paragraph turns the paragraph into a heading.`,
    `For a line across the page, leave an empty line above the ${mark}. For a heading, write ## and a space before it instead.`,
  );
}

// Tables

/** `ruler`: the line that the table needs. */
export function tableWithoutRuler(place: Place, ruler: string): Diagnostic {
  return createWarning(
    'table-without-ruler',
    place,
    'The line under the head of this table is missing, so visitors see the bars instead of a table.',
    `Put this line under its first line: ${ruler}`,
  );
}

export function tableRowAlone(place: Place): Diagnostic {
  return createWarning(
    'table-row-alone',
    place,
    'This row does not belong to a table, so visitors see its bars.',
    'Delete the empty line above it, so that it follows the other rows of its table.',
  );
}

export function tableRulerCells(
  place: Place,
  { cells, head, ruler }: { cells: number; head: number; ruler: string },
): Diagnostic {
  return createWarning(
    'table-ruler-cells',
    place,
    `This line has ${count(cells)} and the head of the table has ${head}, so visitors see the bars instead of a table.`,
    `Write ${ruler}`,
  );
}

export function tableCells(place: Place, { cells, head }: { cells: number; head: number }): Diagnostic {
  const what = cells < head ? 'the last stay empty' : 'what is too much is left out';
  return createWarning(
    'table-cells',
    place,
    `This row has ${count(cells)} and the head of the table has ${head}, so ${what}.`,
    cells < head
      ? 'Add what is missing, with a | between two cells; leave the space between two | empty for an empty cell.'
      : 'Delete a |, or add a cell to the head of the table. To show the sign, write \\|',
  );
}

function count(cells: number): string {
  return cells === 1 ? '1 cell' : `${cells} cells`;
}

// Texts without Markdown

export function markdownInPlainText(place: Place, written: string, meant: string): Diagnostic {
  return createWarning(
    'markdown-in-plain-text',
    place,
    `This text has no formatting, so visitors see “${written}” as it is written.`,
    `Write ${meant}`,
  );
}

export function htmlInPlainText(place: Place, written: string): Diagnostic {
  return createWarning(
    'html-in-plain-text',
    place,
    `This text is not HTML, so visitors see “${written}”.`,
    'Delete it. What this text looks like is decided by the design.',
  );
}

export function entityInText(place: Place, written: string, meant: string | undefined): Diagnostic {
  return createWarning(
    'entity-in-text',
    place,
    `This text is not HTML, so visitors see “${written}”.`,
    meant === undefined
      ? 'Write the character itself.'
      : `Write ${meant === '\u00A0' ? 'a space' : meant} instead.`,
  );
}

export function lineBreakInWords(place: Place, written: string): Diagnostic {
  return createWarning(
    'line-break-in-words',
    place,
    `Visitors see “${written}”: it is not turned into a new line here.`,
    'Write a space or a full stop instead.',
  );
}

// What is still to be written

export function placeholderText(place: Place, written: string): Diagnostic {
  return createWarning(
    'placeholder-text',
    place,
    `“${written}” looks like a note that something is still to be written here, and visitors can read it.`,
    'Write the text, or delete the note.',
  );
}

export function articleWithoutText(place: Place): Diagnostic {
  return createWarning(
    'article-without-text',
    place,
    'Nothing follows the fields at the top, so the page has a title and no text.',
    'Write the text below this line.',
  );
}

// Pictures

export function altWithoutDescription(place: Place, written: string, isName: boolean): Diagnostic {
  return createWarning(
    'alt-without-description',
    place,
    isName
      ? `“${written}” is the name of a file, and people who can’t see the picture hear it read out.`
      : `“${written}” does not say what the picture shows, and people who can’t see it hear nothing else.`,
    'Write what it shows, for example: A nurse checks a drug chart. For a picture that only decorates, write alt: ""',
  );
}

export function pictureCutOff(place: Place): Diagnostic {
  return createError(
    'picture-cut-off',
    place,
    'This picture ends in the middle: its last line, </svg>, is missing.',
    'Save it again from the program that it was made with, or copy it once more.',
  );
}
