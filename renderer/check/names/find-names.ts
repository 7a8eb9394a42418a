/** What stands in braces in a text, or a brace that stands alone. `written` includes the braces. */
export type Found = { kind: 'name'; name: string; written: string } | { kind: 'stray'; written: string };

/** `The fee is {facts.osce.fullFee}` holds one name. */
export function findNames(text: string): Found[] {
  return [...text.matchAll(/\{([^{}]*)\}|[{}]/g)].map((match): Found => {
    const [written, name] = match;
    if (name === undefined) return { kind: 'stray', written: text.slice(match.index, match.index + 20) };
    return { kind: 'name', name, written };
  });
}
