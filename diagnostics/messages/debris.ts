/**
 * Text that visitors would see although it was meant for the computer: broken Markdown, marks in plain texts,
 * placeholders.
 */

import { createWarning } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import * as generated from '../messages.generated.ts';
import type { Place } from '../place.ts';
import { withFix } from '../with-fix.ts';
import { wordTable } from '../word-table.ts';

// Links

export function linkWithGap(place: Place, meant: string): Diagnostic {
  return generated.linkWithGap(place, { meant });
}

/** `missing`: the missing bracket. */
export function linkNotClosed(place: Place, missing: ')' | ']' | '(', meant: string): Diagnostic {
  return generated.linkNotClosed(place, { missing, meant });
}

/** `meant`: the whole link or picture, if certain. */
export function linkWithSpaces(
  place: Place,
  { address, isPicture, meant }: { address: string; isPicture: boolean; meant: string | undefined },
): Diagnostic {
  const what = isPicture ? 'The name of this picture' : 'The address of this link';
  return generated.linkWithSpaces(place, {
    what,
    address,
    rest: isPicture ? '' : ' and the address',
    hint:
      isPicture && meant === undefined
        ? `Give the file a name without spaces, and write it like this: ${address.replaceAll(' ', '-')}`
        : meant === undefined
          ? 'Write the address without spaces, as the browser shows it.'
          : `Write ${meant}`,
  });
}

/** `meant`: the whole link or picture with straight quotation marks. */
export function captionInCurlyQuotes(place: Place, isPicture: boolean, meant: string): Diagnostic {
  return generated.captionQuotes(place, {
    what: isPicture ? 'The caption of this picture' : 'The title of this link',
    owner: isPicture ? 'picture' : 'link',
    meant,
  });
}

export function addressCut(place: Place, meant: string, by: 'A space' | 'The end of the line'): Diagnostic {
  return generated.addressCut(place, { by, meant });
}

// Emphasis and code

const marks = {
  ...{ '**': 'bold', __: 'bold', '*': 'emphasised', _: 'emphasised' },
  ...{ '~~': 'struck out', '`': 'set as code' },
};

export function markNotClosed(place: Place, mark: keyof typeof marks): Diagnostic {
  return generated.markNotClosed(place, {
    mark,
    effect: marks[mark],
    hint:
      mark === '`'
        ? 'Put another ` at the end of the words, or delete it. An apostrophe is written ’.'
        : `Put another ${mark} at the end of the words, or delete it. To show it, write ${[...mark].map((one) => `\\${one}`).join('')}`,
  });
}

/** Next to words that already have a pair: `*one station**`. */
export function markTooMany(place: Place, mark: '*' | '_'): Diagnostic {
  return createWarning(
    'mark-too-many',
    place,
    `There is one ${mark} more on this side of the words than on the other, so visitors see it.`,
    `Delete it, or put another ${mark} on the other side of the words. To show it, write \\${mark}`,
  );
}

export function markWithSpaces(
  place: Place,
  { mark, from, meant }: { mark: string; from: string; meant: string },
): Diagnostic {
  const problem = generated.markWithSpaces(place, {
    mark,
    signs: mark === '__' ? 'underscores' : 'asterisks',
    meant,
  });
  return withFix(problem, { place, from, to: meant });
}

// Lines

/** `runTogether`: whether it begins a line rather than a paragraph. */
export function typedBullet(place: Place, bullet: string, meant: string, runTogether = true): Diagnostic {
  const mark = meant.startsWith('-') ? 'a hyphen and a space' : 'a number, a full stop and a space';
  return generated.typedBullet(place, {
    bullet,
    effect: runTogether ? 'the lines run together' : 'this is not a list',
    mark,
    meant,
  });
}

// Tables

export function tableRowAlone(place: Place, isMany = false): Diagnostic {
  return createWarning(
    'table-row-alone',
    place,
    isMany
      ? 'An empty line keeps these rows from their table, so visitors see the bars.'
      : 'This row does not belong to a table, so visitors see its bars.',
    `Delete the empty line above ${isMany ? 'them, so that they follow' : 'it, so that it follows'} the other rows of ${isMany ? 'the' : 'its'} table.`,
  );
}

export function tableRulerCells(
  place: Place,
  { cells, head, ruler }: { cells: number; head: number; ruler: string },
): Diagnostic {
  return createWarning(
    'table-ruler-cells',
    place,
    cells === head
      ? 'The line under the head of a table has hyphens without spaces between its bars. With anything else, visitors see the bars instead of a table.'
      : `This line has ${count(cells)} and the head of the table has ${head}, so visitors see the bars instead of a table.`,
    `Write ${ruler}`,
  );
}

export function tableCells(place: Place, { cells, head }: { cells: number; head: number }): Diagnostic {
  const what = cells < head ? 'the last ones stay empty' : 'the extra ones are left out';
  return generated.tableCells(place, {
    cells: count(cells),
    head,
    what,
    hint:
      cells < head
        ? 'Add what is missing, with a | between two cells; leave the space between two | empty for an empty cell.'
        : 'Delete a |, or add a cell to the head of the table. To show the sign, write \\|',
  });
}

/** `cells`: the number in each of its rows. */
export function tableHead(place: Place, { cells, head }: { cells: number; head: number }): Diagnostic {
  return generated.tableHead(place, {
    head: count(head),
    cells,
    effect: cells > head ? ', so the last ones are left out' : '',
    hint:
      cells > head
        ? 'Add the heading that is missing, and its hyphens to the line below: | --- |'
        : 'Delete the heading that is too much, and its hyphens in the line below.',
  });
}

function count(cells: number): string {
  return cells === 1 ? '1 cell' : `${cells} cells`;
}

// Texts without Markdown

export function signAtEnd(place: Place, sign: string, meant: string): Diagnostic {
  return generated.signAtEnd(place, { sign: sign === ',' ? 'comma' : 'semicolon', meant });
}

export function entityInText(place: Place, written: string, meant: string | undefined): Diagnostic {
  return createWarning(
    'entity-in-text',
    place,
    written.endsWith(';')
      ? `This text is not HTML, so visitors see “${written.replace(/^&amp;(?=.)/, '&')}”.`
      : `The semicolon after “${written}” is missing, so visitors see it as it is typed.`,
    meant === undefined
      ? 'Write the character itself.'
      : `Write ${meant === '\u00A0' ? 'a space' : meant} instead.`,
  );
}

// What is still to be written

/** The line that a chat program puts before each copied message. */
export function chatHead(place: Place, written: string): Diagnostic {
  return generated.chatHead(place, { written });
}

/** `written`: signs that imitate letters. `meant`: the letters. */
export function oddLetters(place: Place, written: string, meant: string): Diagnostic {
  const problem = generated.oddLetters(place, { written, meant });
  return withFix(problem, { place, from: written, to: meant });
}

/** `meant`: the list item that it begins, if it begins a line. */
export function privateSign(place: Place, sign: string, meant: string | undefined): Diagnostic {
  const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return generated.privateSign(place, {
    code,
    hint: meant === undefined ? 'Delete it, or write the sign that belongs here.' : `Write ${meant}`,
  });
}

/** The mark of a colleague’s comment in a shared document. */
export function commentMark(place: Place, written: string): Diagnostic {
  return generated.commentMark(place, { written });
}

/** `written`: the name in square or round brackets. */
export function nameInSquareBrackets(place: Place, written: string, name: string): Diagnostic {
  const problem = generated.nameInSquareBrackets(place, {
    name,
    shape: written.startsWith('(') ? 'round' : 'square',
  });
  return withFix(problem, { place, from: written, to: `{${name}}` });
}

/**
 * `written`: the name with the signs around it, if any. In `facts.exam.courseDays-day` the name ends before the hyphen:
 * names have capitals or hyphens, not both.
 */
export function nameWithoutBrackets(place: Place, written: string, name: string): Diagnostic {
  const [, known = name, rest = ''] = /^(.*\.[a-z]+[A-Z][A-Za-z0-9]*)(-.*)$/.exec(name) ?? [];
  const to = `{${known}}${rest}`;
  const problem = generated.nameWithoutBrackets(place, { written, to });
  return withFix(problem, { place, from: written, to });
}

/** `head`: the sign that joins the lines, `>` or `>-`, at `start`. */
export function listRunTogether(place: Place, { head, start }: { head: string; start: Place }): Diagnostic {
  const problem = generated.listRunTogether(place, { head });
  return withFix(problem, { place: start, from: head, to: '|' });
}

/** `head`: the sign that joins the lines, if there is one, at `start`. `name`: that of the field. */
export function paragraphsRunTogether(
  place: Place,
  { head, start, name }: { head: string | undefined; start: Place; name: string },
): Diagnostic {
  const problem = createWarning(
    'paragraphs-run-together',
    place,
    head === undefined
      ? `Without the sign | after “${name}:”, this paragraph goes on with the one above it.`
      : `The ${head} above joins the lines, so this paragraph goes on with the one above it.`,
    head === undefined ? `Write ${name}: | on the line of the name.` : `Write | in place of ${head}`,
  );
  return head === undefined ? problem : withFix(problem, { place: start, from: head, to: '|' });
}

/** `day`: as written; `written`: BST or GMT, `meant` the other. */
export function otherSeason(
  place: Place,
  { day, written, meant }: { day: string; written: string; meant: string },
): Diagnostic {
  const problem = generated.otherSeason(place, { day, meant, written });
  return withFix(problem, { place, from: written, to: meant });
}

/** `written`: a day that no calendar has. `meant`: the last of its month, and the first of the next. */
export function noSuchDay(
  place: Place,
  written: string,
  [last, next]: readonly [last: string, next: string],
): Diagnostic {
  return generated.noSuchDay(place, { written, last, next });
}

/** `meant`: the sign with its neighbouring words. */
export function spaceBeforeSign(place: Place, sign: string, meant: string): Diagnostic {
  return generated.spaceBeforeSign(place, { sign: signNames.get(sign) ?? sign, meant });
}

/** `meant`: the sign with its neighbouring words. */
export function spaceMissing(place: Place, sign: string, meant: string): Diagnostic {
  return generated.spaceMissing(place, { sign: signNames.get(sign) ?? sign, meant });
}

export function signTwice(place: Place, written: string, meant: string): Diagnostic {
  return createWarning(
    'sign-twice',
    place,
    written === ',.'
      ? 'There is a comma before the full stop.'
      : `There are two ${signNames.get(written.charAt(0))}s here, one after the other.`,
    `Write ${meant}`,
  );
}

const signNames = wordTable({
  '.': 'full stop',
  ',': 'comma',
  ';': 'semicolon',
  ':': 'colon',
  '!': 'exclamation mark',
  '?': 'question mark',
});

/** `written`: a day of the week or a month. */
export function daySpelling(place: Place, written: string, meant: string): Diagnostic {
  return createWarning(
    'day-spelling',
    place,
    /^[a-z]/.test(written)
      ? `“${written}” starts with a capital letter in English.`
      : `“${written}” is not how that ${meant.endsWith('day') ? 'day' : 'month'} is spelled.`,
    `Write ${meant}`,
  );
}

/** `words`: those from the opening sign on. */
export function neverClosed(place: Place, words: string, closing: '”' | ')'): Diagnostic {
  const [what, inside] =
    closing === ')' ? ['bracket', 'words that belong in brackets'] : ['quotation mark', 'quotation'];
  return generated.neverClosed(place, { what, words, closing, inside });
}

/** `first`: the line of its first occurrence. */
export function textTwice(place: Place, what: 'paragraph' | 'list item' | 'row', first: number): Diagnostic {
  return generated.textTwice(place, { what, first });
}

export function placeholderText(place: Place, written: string): Diagnostic {
  return generated.placeholderText(place, { written });
}

// Pictures

export function altWithoutDescription(
  place: Place,
  written: string,
  { isName, notation }: { isName: boolean; notation: 'Markdown' | 'YAML' },
): Diagnostic {
  return createWarning(
    'alt-without-description',
    place,
    isName
      ? `“${written}” is the name of a file, and people who can’t see the picture hear it read out.`
      : `“${written}” does not say what the picture shows, and people who can’t see it hear nothing else.`,
    notation === 'Markdown'
      ? 'Write what it shows between the square brackets, for example: ![A red door with a brass knocker](…)'
      : 'Write what it shows, for example: A red door with a brass knocker. If it is only decoration, write alt: ""',
  );
}

/** `rest`: what the picture shows. */
export function altSaysPicture(place: Place, written: string, rest: string): Diagnostic {
  const said = written.slice(0, -rest.length).trim();
  return generated.altSaysPicture(place, {
    said,
    capital: rest.charAt(0).toUpperCase(),
    rest: rest.slice(1),
  });
}
