import * as messages from '../../../diagnostics/messages/debris.ts';
import { textCutOff } from '../../../diagnostics/messages.generated.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { type Debris, short } from '../debris.ts';

/** Paragraphs, without the empty lines between them. */
const paragraph = /[^\n]+(?:\n(?![ \t]*\n)[^\n]+)*/g;
/** Headings, lists, tables, quotes and tags don't end like sentences. */
const isOther = /^[ \t]*(?:[#|>*+<-]|\d+[.)])/;
/** Blocks that may continue the sentence of a paragraph. */
const goesOn = /^(?:[|>*+<-]|\d+[.)])/;
/** No English sentence ends with one of these. */
const leadsOn = /(?:^|\s)(and|or|but|the|an|your|our|their|my|because|than|into)[ \t]*$/;
/** In words: a shorter label may well continue in the field below it. */
const leastWords = 4;

/**
 * Paragraphs of an English text that end too soon: in the middle of a sentence, or with an open quotation mark or
 * bracket. A quotation of several paragraphs has its closing mark after the last of them.
 */
export function findUnfinished(prose: string): Debris[] {
  const paragraphs = [...prose.matchAll(paragraph)].filter(([text]) => text.trim() !== '');
  return paragraphs.flatMap(({ 0: text, index }, order): Debris[] => {
    if (isOther.test(text)) return [];
    const next = paragraphs[order + 1]?.[0].trimStart() ?? '';
    const [, word] = leadsOn.exec(text.trimEnd()) ?? [];
    const isCut = word !== undefined && text.trim().split(/\s+/).length >= leastWords;
    const quote = next.startsWith('“') ? -1 : lastOpen(text, '“', '”');
    const bracket = lastOpen(text, '(', ')');
    return [
      ...(isCut && !goesOn.test(next)
        ? [
            {
              offset: index + text.trimEnd().length - word.length,
              tell: (place: Place) => textCutOff(place, { word }),
            },
          ]
        : []),
      ...(quote < 0 ? [] : [unclosedDebris(text, index, quote, '”')]),
      ...(bracket < 0 ? [] : [unclosedDebris(text, index, bracket, ')')]),
    ];
  });
}

function unclosedDebris(text: string, index: number, at: number, closing: '”' | ')'): Debris {
  const words = short(text.slice(at, at + 80).replaceAll('\0', ''), 30);
  return { offset: index + at, tell: (place) => messages.neverClosed(place, words, closing) };
}

/**
 * The position of the last opening mark that isn't closed; -1 if all are, or if one is closed that was never opened.
 */
function lastOpen(text: string, opening: string, closing: string): number {
  // In German, “ is the closing mark.
  if (!text.includes(opening) || text.includes('„')) return -1;
  const open: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    // An emoticon such as :( or ;( opens nothing; links are judged by their own rule.
    if (character === opening && !/[:;]-?$|\]$/.test(text.slice(Math.max(0, at - 2), at))) open.push(at);
    else if (character === closing && open.pop() === undefined) return -1;
  }
  return open.at(-1) ?? -1;
}
