/** Values of checked entries, as templates need them: the check has already rejected those that don't fit. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

export function optionalText(value: unknown): string | undefined {
  return value === undefined ? undefined : asText(value);
}

export function optionalNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
