/** Everything in ems; `regular` and `strong` are how wide the sample text is in these weights. */
export type Measures = { ascent: number; descent: number; lineGap: number; regular: number; strong?: number };
