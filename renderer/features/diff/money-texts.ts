/** Every amount of money in a planned value, as it is shown. */
export function moneyTexts(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  if (
    'amount' in value &&
    'text' in value &&
    typeof value.amount === 'number' &&
    typeof value.text === 'string'
  )
    found.add(value.text);
  for (const part of Object.values(value)) moneyTexts(part, found);
  return found;
}
