/**
 * Styles as browsers read them: without comments, and `\75 rl(…)` as `url(…)`. Source:
 * https://www.w3.org/TR/css-syntax-3/#consume-escaped-code-point.
 */
export function plainCss(css: string): string {
  const shown = css.includes('/*') ? withoutComments(css) : css;
  if (!shown.includes('\\')) return shown;
  return shown.replace(/\\(?:([0-9a-f]{1,6})\s?|([^\n]))/gi, (_match, code?: string, character = '') => {
    const point = code === undefined ? undefined : Number.parseInt(code, 16);
    return point === undefined ? character : String.fromCodePoint(point > 0x10ffff ? 0xfffd : point);
  });
}

/** Removes apparent comments within quotation marks too: `url(data:image/*…` isn't a picture. */
function withoutComments(css: string): string {
  const kept: string[] = [];
  let offset = 0;
  for (let start = css.indexOf('/*'); start >= 0; start = css.indexOf('/*', offset)) {
    kept.push(css.slice(offset, start));
    const end = css.indexOf('*/', start + 2);
    offset = end < 0 ? css.length : end + 2;
  }
  return [...kept, css.slice(offset)].join(' ');
}
