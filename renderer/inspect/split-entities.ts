/** Splits a text at its entities; undefined if it has any that we don't print. */
export function splitEntities(text: string): string[] | undefined {
  const parts = text.split(/(&(?:amp|lt|gt|quot|#x27|#39);)/);
  if (parts.some((part, index) => index % 2 === 0 && part.includes('&'))) return undefined;
  return parts.map((part) => characters.get(part) ?? part);
}

const characters = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#x27;', "'"],
  ['&#39;', "'"],
]);
