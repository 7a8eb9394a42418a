/**
 * The number of words in a text. Anything between spaces with a letter or a digit counts as one; dashes and bullets
 * don't. Chinese, Japanese, Thai and others put no spaces between words: theirs are counted with the system's
 * dictionaries, which are slow. Texts in other scripts never use these.
 */
export function countWords(text: string): number {
  if (!unspaced.test(text)) return countBySpaces(text);
  let words = 0;
  const others = text.replace(unspacedRun, (run) => {
    words += countByDictionary(run);
    return ' ';
  });
  return words + countBySpaces(others);
}

/** Scripts written without spaces between words. */
const script = [
  ...['Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Yi', 'Thai', 'Lao', 'Khmer', 'Myanmar'],
  ...['Tai_Le', 'New_Tai_Lue', 'Tai_Tham', 'Tai_Viet', 'Javanese', 'Balinese'],
]
  .map((name) => String.raw`\p{Script_Extensions=${name}}`)
  .join('');

export const unspaced = new RegExp(`[${script}]`, 'u');
/** In pieces, since segmentation takes quadratic time; a word that is cut may count twice. */
const unspacedRun = new RegExp(`[${script}]{1,200}`, 'gu');

function countByDictionary(run: string): number {
  let words = 0;
  for (const { isWordLike } of segmenter.segment(run)) if (isWordLike) words += 1;
  return words;
}

/** One dictionary segments all these scripts, whatever language is given here. */
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

function countBySpaces(text: string): number {
  let words = 0;
  let isWithin = false;
  for (const character of text) {
    if (character <= ' ' || (character > '~' && isSpace.test(character))) isWithin = false;
    else if (!isWithin && isOfWord(character)) {
      isWithin = true;
      words += 1;
    }
  }
  return words;
}

const isSpace = /^\s/;
const isLetter = /^[\p{L}\p{N}]/u;

function isOfWord(character: string): boolean {
  return (character >= 'a' && character <= 'z') || isLetter.test(character);
}
