import { longSentence, sentenceTwice } from '../../../diagnostics/messages.generated.ts';
import type { Content } from '../../check/content.ts';
import type { DocumentRule } from '../../check/document-rule.ts';
import { isVisitorText } from '../../check/is-visitor-text.ts';
import { visibleProse } from '../../check/visible-prose.ts';
import type { WrittenText } from '../../check/written-texts.ts';
import { type Sentence, splitSentences } from '../../markdown/split-sentences.ts';
import { isEnglish } from '../../source/language-of-text.ts';
import { type Debris, short } from '../debris.ts';
import { findMisspeltDays } from './find-misspelt-days.ts';
import { findSpacing } from './find-spacing.ts';
import { findUnfinished } from './find-unfinished.ts';
import { findWordTwice } from './find-word-twice.ts';
import { findWrongDays } from './find-wrong-days.ts';

/** In words: `site readability` lists shorter ones too; only so long a sentence is worth a warning. */
const mostWords = 45;

/** A shorter text can't contain so many words. */
const leastCharacters = mostWords * 3;

/** In words: “Yes. Yes.” may be meant. */
const leastWords = 5;

/** In words: longer repeated paragraphs are left to `findRepeats`. */
const leastParagraph = 12;

/**
 * Problems with an English text: an impossible or misspelt day, a space too many or missing at punctuation, a paragraph
 * that ends too soon, the same word or sentence twice in a row, and a sentence so long that readers of English as a
 * second language get lost.
 */
export const checkProse: DocumentRule = { open: openProse };

function openProse({ site, kinds }: Content): ReturnType<DocumentRule['open']> {
  return ({ document, texts }, report) => {
    if (!isEnglish(document.value.language ?? site.value.language)) return;
    for (const written of texts()) {
      const { text } = written;
      const isWord = text.length < leastCharacters && !text.includes(' ');
      if (isWord && !mayBeDay(written)) continue;
      const prose = visibleProse(written);
      const sentences = prose.length < leastWords * 6 ? [] : splitSentences(prose);
      const isOwn = document.collection === 'facts' || isVisitorText(written, kinds);
      const found = [
        ...findWrongDays(prose),
        ...(isOwn ? [...findMisspeltDays(prose), ...findSpacing(prose), ...findUnfinished(prose)] : []),
        ...findWordTwice(prose),
        ...findTwice(sentences, prose),
        ...(isOwn && text.length >= leastCharacters ? findLong(sentences) : []),
      ];
      for (const { offset, tell } of found) report(tell(written.placeAt(offset)));
    }
  };
}

/** Most single words are ids and choices; few fields contain the name of a day. */
function mayBeDay({ document, schema }: WrittenText): boolean {
  return document.collection === 'facts' || schema.means === 'text';
}

function findTwice(sentences: readonly Sentence[], prose: string): Debris[] {
  return sentences.flatMap(({ offset, text, words }, index): Debris[] => {
    const before = sentences[index - 1];
    if (words < leastWords || before?.words !== words) return [];
    // `findRepeats` reports repeated paragraphs and items.
    const between = prose.slice(before.offset + before.text.length, offset);
    if (words >= leastParagraph && /\n\s*\n|\n[^\S\n]*(?:[-*+]|\d+[.)])\s+$/.test(between)) return [];
    // Two cells of a table may well be the same; they have no full stop.
    const isWhole = /[.!?…][”’)\]*_]*$/.test(text);
    const isTwice = isWhole && before.text[0] === text[0] && inOneLine(before.text) === inOneLine(text);
    return isTwice ? [{ offset, tell: (place) => sentenceTwice(place, { sentence: short(text) }) }] : [];
  });
}

function findLong(sentences: readonly Sentence[]): Debris[] {
  return sentences
    .filter(({ words }) => words > mostWords)
    .map(({ offset, words }) => ({ offset, tell: (place) => longSentence(place, { words }) }));
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
