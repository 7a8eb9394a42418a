import { wordsIn } from '../../diagnostics/words/letters.ts';

const small = String.raw`[\p{Ll}\p{Lo}\p{Lm}\p{N}][\p{Ll}\p{Lo}\p{Lm}\p{N}\p{M}\u200C\u200D]*`;
const headingId = new RegExp(`^${small}(?:-${small})*$`, 'u');

/** Whether an editor may give it to a heading: an id of this form never begins with `_`, as those of templates do. */
export function isHeadingId(id: string): boolean {
  return headingId.test(id) && id === id.normalize('NFC');
}

/**
 * An id for a heading, as readers of links expect it: `What the OSCE is` → `what-the-osce-is`. The words are the
 * heading's own, in any script, with all the marks that their letters have; only Latin letters are without accents
 * (`Café` → `cafe`), as addresses of such sites are.
 */
export function slugify(text: string): string {
  const plain = withoutAccents(text.normalize('NFC').replace(signs, ''));
  const slug = wordsIn(plain.toLowerCase().normalize('NFC')).map(withoutJoiner).join('-');
  return slug === '' ? 'section' : slug;
}

/** What chooses the picture of a sign, as of `1️⃣`: no part of a word. */
const signs = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}\p{Me}]/gu;

/** `½`, `ﬁ` and `Ｆ` are made of what is on every keyboard as well. */
const latin = /[\p{Script_Extensions=Latin}\p{Script_Extensions=Common}]\p{M}*/gu;

function withoutAccents(text: string): string {
  return text.replace(latin, (letter) =>
    letter > '~' || letter.length > 1 ? letter.normalize('NFKD').replace(/\p{M}/gu, '') : letter,
  );
}

/** Between two letters it shapes the word; behind the last it does nothing. */
function withoutJoiner(word: string): string {
  return word.replace(/(?<![\u200C\u200D])[\u200C\u200D]+$/, '');
}
/** Ids within one page: the second heading of the same words gets `-2`, as does one whose words are one of `ids`. */
export function createSlugger(ids: readonly string[] = []): (text: string) => string {
  const taken = new Set(ids);
  const counts = new Map<string, number>();
  return (text) => {
    const slug = slugify(text);
    let id = slug;
    let count = counts.get(slug) ?? 1;
    for (; taken.has(id); id = `${slug}-${count}`) count += 1;
    counts.set(slug, count);
    taken.add(id);
    return id;
  };
}
