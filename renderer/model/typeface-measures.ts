/** All in ems; `regular` and `strong` are the widths of the sample text in these weights. */
export type Measures = { ascent: number; descent: number; lineGap: number; regular: number; strong?: number };
