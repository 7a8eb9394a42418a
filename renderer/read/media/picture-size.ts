/** In CSS pixels, as a browser shows the picture by itself. */
export type PictureSize = { width: number; height: number };
