/** Characters that programs leave in a text and nobody types: invisible ones, ligatures, spaces of a fixed width. */
export function tidyCharacters(value: string): string {
  return value
    .replace(/\r\n?|[\v\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u00AD\u200B\u2060\uFEFF\uE000-\uF8FF]/g, '')
    .replace(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize('NFKC'))
    .replace(fixedSpace, ' ');
}

/** French has them before these signs, and within its quotation marks. */
const fixedSpace = /(?<!«)\u00A0(?![;:!?»])/g;
