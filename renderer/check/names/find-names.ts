/** What stands in braces in a text, or a brace that stands alone. `written` includes the braces; `offset` is where it begins in the text. */
export type Found = { written: string; offset: number } & (
  | { kind: 'name'; name: string }
  | { kind: 'stray' }
);

/** `The fee is {facts.osce.fullFee}` holds one name. */
export function findNames(text: string): Found[] {
  return [...text.matchAll(/\{([^{}]*)\}|[{}]/g)].map((match): Found => {
    const [written, name] = match;
    const offset = match.index;
    if (name === undefined) return { kind: 'stray', written: text.slice(offset, offset + 20), offset };
    return { kind: 'name', name, written, offset };
  });
}
