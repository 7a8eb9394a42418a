import { wordsIn } from '../../diagnostics/words/letters.ts';

const small = String.raw`[\p{Ll}\p{Lo}\p{Lm}\p{N}][\p{Ll}\p{Lo}\p{Lm}\p{N}\p{M}\u200C\u200D]*`;
const headingId = new RegExp(`^${small}(?:-${small})*$`, 'u');

/** Whether an editor may give it to a heading: an id of this form never begins with `_`, as those of templates do. */
export function isHeadingId(id: string): boolean {
  return headingId.test(id) && id === id.normalize('NFC');
}

/**
 * An id for a heading in the usual form: `What the OSCE is` → `what-the-osce-is`. The words are the heading's own, in
 * any script, with all the marks of their letters; only Latin letters lose their accents (`Café` → `cafe`), as is usual
 * in addresses.
 */
export function slugify(text: string): string {
  const plain = withoutAccents(text.normalize('NFC').replace(signs, ''));
  const slug = wordsIn(plain.toLowerCase().normalize('NFC')).map(withoutJoiner).join('-');
  return slug === '' ? 'section' : slug;
}

/** Variation selectors and enclosing marks, as in `1️⃣`: not part of a word. */
const signs = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}\p{Me}]/gu;

/** `½`, `ﬁ` and `Ｆ` also decompose into characters on every keyboard. */
const latin = /[\p{Script_Extensions=Latin}\p{Script_Extensions=Common}]\p{M}*/gu;

function withoutAccents(text: string): string {
  return text.replace(latin, (letter) =>
    letter > '~' || letter.length > 1 ? letter.normalize('NFKD').replace(/\p{M}/gu, '') : letter,
  );
}

/** A joiner shapes the word between two letters; after the last it does nothing. */
function withoutJoiner(word: string): string {
  return word.replace(/(?<![\u200C\u200D])[\u200C\u200D]+$/, '');
}
/**
 * Makes ids unique within a page: a second heading with the same words gets `-2`, as does one whose words equal one of
 * `ids`.
 */
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
