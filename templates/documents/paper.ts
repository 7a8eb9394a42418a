/** A4, in points; a line fits some seventy letters. */
export const paper = {
  width: 595.28,
  height: 841.89,
  column: { x: 88, width: 419 },
  space: { top: 80, bottom: 762 },
  /** The coloured strip at the top of the first page, which contains its first row. */
  strip: { height: 62, top: 23 },
  /** The footer: distance of its top from the page's lower edge. */
  foot: 52,
};
