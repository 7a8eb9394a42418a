/** A number if it is written as YAML writes one, otherwise the words as typed. */
export function typedNumber(text: string): unknown {
  const trimmed = text.trim();
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(trimmed) ? Number(trimmed) : text;
}
