/** Whether a typeface can draw a character. */
export type HasCharacter = (codePoint: number) => boolean;

/**
 * The characters of a text that none of these typefaces has, each once and in order. Invisible characters don't count.
 */
export function lackingCharacters(text: string, typefaces: readonly HasCharacter[]): string[] {
  const drawn = [...text].filter((character) => !unseen.test(character));
  const lacking = drawn.filter((character) => {
    const codePoint = character.codePointAt(0) ?? 0;
    return !typefaces.some((has) => has(codePoint));
  });
  return [...new Set(lacking)].sort();
}

const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;
