/** What visitors would see although it was meant for the computer: broken Markdown, marks in plain texts, placeholders. */

import { createError, createWarning } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';
import { withFix } from '../with-fix.ts';
import { wordTable } from '../word-table.ts';

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
export function linkNotClosed(place: Place, missing: ')' | ']' | '(', meant: string): Diagnostic {
  return createWarning(
    'link-not-closed',
    place,
    `The ${missing} of this link is missing, so visitors see the brackets and the address.`,
    `Write ${meant}`,
  );
}

/** `last`: a link of the last of its words; where the first is, nobody knows. */
export function linkNotOpened(place: Place, last: string): Diagnostic {
  return createWarning(
    'link-not-opened',
    place,
    'The [ of this link is missing, so visitors see the brackets and the address.',
    `Write [ before the first word of the link, as in ${last}`,
  );
}

/** `meant`: the whole link or picture, where it is sure. */
export function linkWithSpaces(
  place: Place,
  { address, isPicture, meant }: { address: string; isPicture: boolean; meant: string | undefined },
): Diagnostic {
  const what = isPicture ? 'The name of this picture' : 'The address of this link';
  return createWarning(
    'link-with-spaces',
    place,
    `${what} has a space in it (“${address}”), so visitors see the brackets${isPicture ? '' : ' and the address'}.`,
    isPicture && meant === undefined
      ? `Give the file a name without spaces, and write it like this: ${address.replaceAll(' ', '-')}`
      : meant === undefined
        ? 'Write the address without spaces, as the browser shows it.'
        : `Write ${meant}`,
  );
}

export function wordTwice(place: Place, word: string): Diagnostic {
  return createWarning('word-twice', place, `“${word}” is written twice in a row.`, 'Delete one of them.');
}

/** `meant`: the whole link or picture with straight quotation marks. */
export function captionInCurlyQuotes(place: Place, isPicture: boolean, meant: string): Diagnostic {
  return createWarning(
    'caption-quotes',
    place,
    `${isPicture ? 'The caption of this picture' : 'The title of this link'} is in curly quotation marks, so visitors see the brackets instead of the ${isPicture ? 'picture' : 'link'}.`,
    `Write ${meant}`,
  );
}

export function linkReversed(place: Place, meant: string): Diagnostic {
  return createWarning(
    'link-reversed',
    place,
    'The brackets of this link are the wrong way round, so visitors see them.',
    `Write ${meant}`,
  );
}

export function linkBracketTwice(place: Place, meant: string): Diagnostic {
  return createWarning(
    'link-bracket-twice',
    place,
    'This link has a bracket too many in the middle, so visitors see the brackets and the address.',
    `Write ${meant}`,
  );
}

export function bracketAlone(place: Place, bracket: string): Diagnostic {
  return createWarning(
    'bracket-alone',
    place,
    `This ${bracket} has no partner, and visitors see it.`,
    'Delete it, or add the other one.',
  );
}

export function linkWithoutAddress(place: Place, words: string, name: string): Diagnostic {
  return createWarning(
    'link-without-address',
    place,
    `[${words}][${name}] refers to an address called “${name}”, but this text has none, so visitors see the brackets.`,
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

export function addressCut(place: Place, meant: string, by: 'A space' | 'The end of the line'): Diagnostic {
  return createWarning(
    'address-cut',
    place,
    `${by} cuts this web address in two, so the link ends before it.`,
    `Write ${meant}`,
  );
}

// Emphasis and code

const marks = {
  ...{ '**': 'bold', __: 'bold', '*': 'emphasised', _: 'emphasised' },
  ...{ '~~': 'struck out', '`': 'set as code' },
};

export function markNotClosed(place: Place, mark: keyof typeof marks): Diagnostic {
  return createWarning(
    'mark-not-closed',
    place,
    `This ${mark} is not one of a pair, so visitors see it and nothing is ${marks[mark]}.`,
    mark === '`'
      ? 'Put another ` at the end of the words, or delete it. An apostrophe is written ’.'
      : `Put another ${mark} at the end of the words, or delete it. To show it, write ${[...mark].map((one) => `\\${one}`).join('')}`,
  );
}

/** Beside words that have a pair already: `*one station**`. */
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
  const problem = createWarning(
    'mark-with-spaces',
    place,
    `Spaces inside ${mark} … ${mark} keep it from working, so visitors see the ${mark === '__' ? 'underscores' : 'asterisks'}.`,
    `Write ${meant}`,
  );
  return withFix(problem, { place, from, to: meant });
}

/** `*Important:*Read`: a star that closes can’t stand between a sign and a word. `meant`: from the first mark to the word. */
export function markBeforeWord(place: Place, mark: string, meant: string): Diagnostic {
  return createWarning(
    'mark-before-word',
    place,
    `A space is missing after the closing ${mark}, so visitors see the asterisks.`,
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

/** `signs`: how many there are. */
export function headingTooDeep(place: Place, signs: number, meant: string): Diagnostic {
  return createWarning(
    'heading-too-deep',
    place,
    `A heading starts with two to six #. This line starts with ${signs}, so visitors see them.`,
    `Write ${meant}`,
  );
}

export function boldAsHeading(place: Place, meant: string): Diagnostic {
  return createWarning(
    'bold-as-heading',
    place,
    'This line is in bold but is not a heading, so screen readers and the table of contents miss it.',
    `Write ${meant} or, if it is not meant as a heading, put a full stop at its end.`,
  );
}

/** `meant`: the line as a heading. */
export function headingMarkMissing(place: Place, meant: string): Diagnostic {
  return createWarning(
    'heading-mark-missing',
    place,
    'This line reads like a heading, but no # is in front of it, so visitors see it as a paragraph.',
    `Write ${meant} or, if it is not meant as a heading, put a full stop at its end.`,
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

/** `>` before the lines of a text in which there are no quotes. */
export function quoteSignInParagraph(place: Place): Diagnostic {
  return createWarning(
    'quote-sign-in-paragraph',
    place,
    'Emails and chats put > before the lines of a quote. This text is a single paragraph, so visitors see the signs.',
    'Delete the > at the start of each line.',
  );
}

/** A box to tick that is none: `[]` or without a space behind it. */
export function boxWithoutSpace(place: Place, written: string, meant: string): Diagnostic {
  return createWarning(
    'box-without-space',
    place,
    `“${written}” is not a box to tick: it needs a space in it and one behind it.`,
    `Write ${meant}, or delete the brackets`,
  );
}

export function listWithoutSpace(place: Place, mark: string, meant: string): Diagnostic {
  return createWarning(
    'list-without-space',
    place,
    `A space is missing after “${mark}”, so this is not a list item.`,
    `Write ${meant}`,
  );
}

/** `runTogether`: whether it begins a line and not a paragraph. */
export function typedBullet(place: Place, bullet: string, meant: string, runTogether = true): Diagnostic {
  const mark = meant.startsWith('-') ? 'a hyphen and a space' : 'a number, a full stop and a space';
  return createWarning(
    'typed-bullet',
    place,
    `“${bullet}” does not start a list item, so ${runTogether ? 'the lines run together' : 'this is not a list'}.`,
    `Write ${mark} instead: ${meant}`,
  );
}

/** `above`: the sign in the marks of the list above it; `meant`: this mark with that sign. */
export function listMarkChanges(
  place: Place,
  { written, above, meant }: { written: string; above: string; meant: string },
): Diagnostic {
  return createWarning(
    'list-mark-changes',
    place,
    `“${written}” starts a list of its own here, because the items above it have “${above}”.`,
    `Write ${meant} to go on with the list above. For a list of its own, put a sentence between the two.`,
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

/** `head`: its first row as Markdown, `ruler`: the line below it. */
export function tableOfTabs(place: Place, head: string, ruler: string): Diagnostic {
  return createWarning(
    'table-of-tabs',
    place,
    'These lines look like a table copied from a spreadsheet or a document. Visitors see them as one paragraph.',
    `Put bars between the cells, ${head}, and this line under the first: ${ruler}`,
  );
}

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
  return createWarning(
    'table-cells',
    place,
    `This row has ${count(cells)} and the head of the table has ${head}, so ${what}.`,
    cells < head
      ? 'Add what is missing, with a | between two cells; leave the space between two | empty for an empty cell.'
      : 'Delete a |, or add a cell to the head of the table. To show the sign, write \\|',
  );
}

/** `cells`: how many each of its rows has. */
export function tableHead(place: Place, { cells, head }: { cells: number; head: number }): Diagnostic {
  return createWarning(
    'table-head',
    place,
    `The head of this table has ${count(head)}, and each of its rows has ${cells}${cells > head ? ', so the last ones are left out' : ''}.`,
    cells > head
      ? 'Add the heading that is missing, and its hyphens to the line below: | --- |'
      : 'Delete the heading that is too much, and its hyphens in the line below.',
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

export function signAtEnd(place: Place, sign: string, meant: string): Diagnostic {
  return createWarning(
    'sign-at-end',
    place,
    `This text ends with a ${sign === ',' ? 'comma' : 'semicolon'}, and visitors see it.`,
    `Write ${meant}`,
  );
}

export function htmlInPlainText(place: Place, written: string): Diagnostic {
  return createWarning(
    'html-in-plain-text',
    place,
    `This text is not HTML, so visitors see “${written}”.`,
    'Delete it: how this text looks is set for the whole website.',
  );
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

export function lineBreakInWords(place: Place, written: string): Diagnostic {
  return createWarning(
    'line-break-in-words',
    place,
    `Visitors see “${written}”: it is not turned into a new line here.`,
    'Write a space or a full stop instead.',
  );
}

// What is still to be written

/** A chat program’s reference to where it has something from. */
export function citationMark(place: Place, written: string): Diagnostic {
  return createWarning(
    'citation-mark',
    place,
    `A chat program has left the mark ${written} in this text, and visitors can see it.`,
    'Delete it. If the source matters, link to it.',
  );
}

/** What a chat program puts before each message that is copied from it. */
export function chatHead(place: Place, written: string): Diagnostic {
  return createWarning(
    'chat-head',
    place,
    `A chat program has put “${written}” before this message when it was copied, and visitors can see it.`,
    'Delete it.',
  );
}

/** `what`: where the words come from: an email, Word. */
export function otherProgram(place: Place, written: string, what: string): Diagnostic {
  return createWarning(
    'other-program',
    place,
    `“${written}” comes from ${what}, and visitors can read it here.`,
    'Delete it, or write what belongs here.',
  );
}

/** `written`: signs that are made to look like letters. `meant`: the letters. */
export function oddLetters(place: Place, written: string, meant: string): Diagnostic {
  const problem = createWarning(
    'odd-letters',
    place,
    `“${written}” is made of signs that only look like letters. Screen readers spell them out or skip them, and nobody finds the word by searching.`,
    `Write ${meant}`,
  );
  return withFix(problem, { place, from: written, to: meant });
}

/** `meant`: the item of a list that it begins, if it begins a line. */
export function privateSign(place: Place, sign: string, meant: string | undefined): Diagnostic {
  const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return createWarning(
    'private-sign',
    place,
    `There is a sign here that only one typeface of another program has (U+${code}), so visitors see an empty box.`,
    meant === undefined ? 'Delete it, or write the sign that belongs here.' : `Write ${meant}`,
  );
}

/** Most of an article, in a block of code. `written`: the line that opens it. */
export function articleAsCode(place: Place, written: string): Diagnostic {
  return createWarning(
    'article-as-code',
    place,
    'This text is in a block of code, as chat programs give it, so visitors see the signs of Markdown instead of headings and lists.',
    `Delete this line, ${written}, and the \`\`\` below the text.`,
  );
}

/** The mark of a colleague’s comment in a document that is edited together. */
export function commentMark(place: Place, written: string): Diagnostic {
  return createWarning(
    'comment-mark',
    place,
    `${written} marks a comment in the document that this was copied from, and visitors can see it.`,
    `Delete it, and the comment itself where it was copied too: it starts with ${written}`,
  );
}

/** What a spreadsheet shows where it can’t work out a value. */
export function sheetError(place: Place, written: string): Diagnostic {
  return createWarning(
    'spreadsheet-error',
    place,
    `${written} is what a spreadsheet shows where a value is missing, and visitors can see it.`,
    'Write the value itself.',
  );
}

/** `written`: the name in square or round brackets. */
export function nameInSquareBrackets(place: Place, written: string, name: string): Diagnostic {
  const problem = createWarning(
    'name-in-square-brackets',
    place,
    `The name ${name} is in ${written.startsWith('(') ? 'round' : 'square'} brackets, so visitors see it instead of its value.`,
    `Write {${name}}`,
  );
  return withFix(problem, { place, from: written, to: `{${name}}` });
}

/** `written`: the name with the signs around it, if there are any. */
/** `facts.exam.courseDays-day` ends where the name does: names have capitals or hyphens, not both. */
export function nameWithoutBrackets(place: Place, written: string, name: string): Diagnostic {
  const [, known = name, rest = ''] = /^(.*\.[a-z]+[A-Z][A-Za-z0-9]*)(-.*)$/.exec(name) ?? [];
  const to = `{${known}}${rest}`;
  const problem = createWarning(
    'name-without-brackets',
    place,
    `${written} is not in curly brackets, so visitors see it instead of the value of that name.`,
    `Write ${to}`,
  );
  return withFix(problem, { place, from: written, to });
}

/** Stars that a backslash keeps from making words bold. */
export function starsEscaped(place: Place, words: string): Diagnostic {
  return createWarning(
    'stars-escaped',
    place,
    'The backslashes before these stars keep the words from being bold, so visitors see the stars.',
    `Write **${words}**`,
  );
}

/** `head`: what joins the lines, `>` or `>-`, which is at `start`. */
export function listRunTogether(place: Place, { head, start }: { head: string; start: Place }): Diagnostic {
  const problem = createWarning(
    'list-run-together',
    place,
    `The ${head} above joins these lines, so visitors see the list as one paragraph.`,
    `Write | in place of ${head}`,
  );
  return withFix(problem, { place: start, from: head, to: '|' });
}

/** `head`: what joins the lines, if there is a sign for it, at `start`. `name`: of the field. */
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

/** `day`: as it is written; `written`: BST or GMT, `meant` the other. */
export function otherSeason(
  place: Place,
  { day, written, meant }: { day: string; written: string; meant: string },
): Diagnostic {
  const problem = createWarning(
    'other-season',
    place,
    `On ${day} the time in the UK is ${meant}, not ${written}.`,
    `Write ${meant}`,
  );
  return withFix(problem, { place, from: written, to: meant });
}

/** `written`: a day that no calendar has. `meant`: the last of its month, and the first of the next. */
export function noSuchDay(
  place: Place,
  written: string,
  [last, next]: readonly [last: string, next: string],
): Diagnostic {
  return createWarning(
    'no-such-day',
    place,
    `There is no ${written}.`,
    `Check the date: ${last} is the last day of that month, and the next is ${next}.`,
  );
}

/** `weekday`: as it is written; `falls`: the day of the week on which the date falls. */
export function otherWeekday(
  place: Place,
  { date, weekday, falls }: { date: string; weekday: string; falls: string },
): Diagnostic {
  return createWarning(
    'other-weekday',
    place,
    `${date} is a ${falls}, not a ${weekday}.`,
    `Write ${falls}, or correct the date.`,
  );
}

/** `meant`: the sign with the words beside it. */
export function spaceBeforeSign(place: Place, sign: string, meant: string): Diagnostic {
  return createWarning(
    'space-before-sign',
    place,
    `There is a space before the ${signNames.get(sign) ?? sign}.`,
    `Write ${meant}`,
  );
}

/** `meant`: the sign with the words beside it. */
export function spaceMissing(place: Place, sign: string, meant: string): Diagnostic {
  return createWarning(
    'space-missing',
    place,
    `There is no space after the ${signNames.get(sign) ?? sign}.`,
    `Write ${meant}`,
  );
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

/** `word`: the last one of a paragraph that has no end. */
export function textCutOff(place: Place, word: string): Diagnostic {
  return createWarning(
    'text-cut-off',
    place,
    `This paragraph ends with “${word}”, in the middle of a sentence.`,
    `Finish the sentence, or delete “${word}”.`,
  );
}

/** `words`: from the sign that opens on. */
export function neverClosed(place: Place, words: string, closing: '”' | ')'): Diagnostic {
  const [what, inside] =
    closing === ')' ? ['bracket', 'words that belong in brackets'] : ['quotation mark', 'quotation'];
  return createWarning(
    'never-closed',
    place,
    `This ${what} is never closed: ${words}`,
    `Put ${closing} at the end of the ${inside}, or delete the one that opens here.`,
  );
}

/** A line of words with # in front of them, as social networks have them. */
export function hashtags(place: Place): Diagnostic {
  return createWarning(
    'hashtags',
    place,
    'Hashtags lead nowhere on a website, so visitors see words with a sign in front of them.',
    'Delete this line.',
  );
}

export function sentenceTwice(place: Place, sentence: string): Diagnostic {
  return createWarning(
    'sentence-twice',
    place,
    `The same sentence comes twice, one after the other: “${sentence}”`,
    'Delete one of them.',
  );
}

/** `first`: the line on which it stands first. */
export function textTwice(place: Place, what: 'paragraph' | 'list item' | 'row', first: number): Diagnostic {
  return createWarning(
    'text-twice',
    place,
    `This ${what} is the same as the one on line ${first}.`,
    'Delete one of them.',
  );
}

/** `first`: the line of the other heading, which has the same one above it. */
export function headingTwice(place: Place, words: string, first: number): Diagnostic {
  return createWarning(
    'heading-twice',
    place,
    `The heading on line ${first} also says “${words}”.`,
    'Give one of them other words, so that readers and links can tell them apart, or delete it.',
  );
}

export function placeholderText(place: Place, written: string): Diagnostic {
  return createWarning(
    'placeholder-text',
    place,
    `“${written}” looks like a note that something is still to be written here, and visitors can read it.`,
    'Write the text, or delete the note.',
  );
}

export function textInCapitals(place: Place): Diagnostic {
  return createWarning(
    'text-in-capitals',
    place,
    'This text is all in capitals, which is harder to read, and some screen readers spell it out letter by letter.',
    'Write it in lowercase letters, with a capital at the start and in names.',
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
  return createWarning(
    'alt-says-picture',
    place,
    `People who can’t see the picture are told that it is one, and then hear “${said}” as well.`,
    `Write only what it shows: ${rest.charAt(0).toUpperCase()}${rest.slice(1)}`,
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
