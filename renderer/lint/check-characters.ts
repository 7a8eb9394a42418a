import type { Report } from '../../diagnostics/diagnostic.ts';
import { invisibleInText, lostCharacter, wrongEncoding } from '../../diagnostics/messages/characters.ts';
import type { Place } from '../../diagnostics/place.ts';
import { withFix } from '../../diagnostics/with-fix.ts';
import type { Document } from '../check/document.ts';
import type { DocumentRule } from '../check/document-rule.ts';
import { isProse } from '../check/is-prose.ts';
import { withoutCode } from '../check/markdown/prose-of.ts';
import type { WrittenDocument } from '../check/written-document.ts';
import type { WrittenText } from '../check/written-texts.ts';
import type { Source } from '../model/source.ts';
import { findMojibake, withoutMojibake } from '../source/find-mojibake.ts';
import { lineAt } from '../source/line-at.ts';
import { findUnseen, withPlainCharacters } from '../source/odd-characters.ts';

/** Characters corrupted on their way from another program. A whole file is affected at once, so it is reported once. */
export const checkCharacters: DocumentRule = { open: () => reportCharacters };

function reportCharacters({ document, texts: all }: WrittenDocument, report: Report): void {
  const { source } = document;
  const texts = all()
    .filter(({ text, schema }) => odd.test(text) && isProse(schema))
    .map((written) => ({ written, text: proseIn(written, document) }));
  if (texts.length === 0) return;
  const placesOf = (find: (text: string) => readonly number[]): Place[] =>
    texts.flatMap(({ written, text }) => find(text).map((index) => written.placeAt(index)));
  const [spoilt, ...spoiltToo] = placesOf((text) => findMojibake(text).map(({ index }) => index));
  if (spoilt) {
    const line = restOfLine(source, spoilt);
    const [{ written, meant } = nothing] = findMojibake(line);
    const words = withoutMojibake(wordAt(source, spoilt));
    const problem = wrongEncoding(spoilt, { written, meant, words, others: spoiltToo.length });
    report(withFix(problem, { place: spoilt, from: line, to: withoutMojibake(line) }));
  }
  const [lost, ...lostToo] = placesOf((text) => [...text.matchAll(/\uFFFD|ï¿½/g)].map(({ index }) => index));
  if (lost) report(lostCharacter(lost, { words: guessLost(wordAt(source, lost)), others: lostToo.length }));
  const [unseen, ...unseenToo] = placesOf((text) => findUnseen(withoutNames(text)));
  if (!unseen) return;
  const line = restOfLine(source, unseen);
  const words = withPlainCharacters(wordAt(source, unseen));
  const problem = invisibleInText(unseen, { character: line.charAt(0), words, others: unseenToo.length });
  report(withFix(problem, { place: unseen, from: line, to: line.replace(/^./, '') }));
}

const nothing = { written: '', meant: '' };
const odd = /[^\0-\x7F]/;

function proseIn({ path, text }: WrittenText, { source }: Document): string {
  if (path.length > 0 || !source.body) return text;
  return withoutCode(source.body.tree.children, source.text).slice(source.body.start);
}

function lineOf(source: Source, { file, line }: Place): string {
  return lineAt(source.layers?.[file] ?? source, line);
}

function restOfLine(source: Source, place: Place): string {
  return lineOf(source, place).slice(place.column - 1);
}

/** Names and addresses, in which every character counts, are judged elsewhere. */
function withoutNames(text: string): string {
  return text.replace(/\{[^{}]*\}|\]\([^()\n]*\)/g, (written) => ' '.repeat(written.length));
}

/** The text between the spaces around the place. */
function wordAt(source: Source, place: Place): string {
  const line = lineOf(source, place);
  const before = /(?<!\S)\S*$/.exec(line.slice(0, place.column - 1))?.[0] ?? '';
  return before + (/^\S*/.exec(line.slice(place.column - 1))?.[0] ?? '');
}

/** Apostrophes and pound signs are lost most often; guesses only if no other character could be there. */
function guessLost(word: string): string | undefined {
  const guessed = word
    .replace(/(?<=[\p{L}\p{M}])(?:\uFFFD|ï¿½)+(?=(?:s|t|re|ve|ll|d|m)(?![\p{L}\p{M}]))/gu, '’')
    .replace(/^(?:\uFFFD|ï¿½)+(?=\d)/, '£');
  return /\uFFFD|ï¿½/.test(guessed) ? undefined : guessed;
}
