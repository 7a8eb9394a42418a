import type { PlannedPage } from './plan.ts';

/** A file of the finished site. `output` is relative to `dist/`, forward slashes. `phase` orders the commit: assets before pages. */
export type OutputFile = { output: string; phase: 'asset' | 'page'; content: Piece };

/** The same, perhaps still in pieces: they stand in the file one after the other. */
export type FileInPieces = Omit<OutputFile, 'content'> & { content: Content };
export type Content = Piece | readonly Piece[];
type Piece = Uint8Array | string;

/** A page's HTML in the pieces it was made of, so that inspection can say which section a problem stands in. `html`: joined when it is asked for. */
export type RenderedPage = {
  page: PlannedPage;
  readonly html: string;
  parts: readonly PagePart[];
};

/**
 * `section` is the position among the page's sections; absent for what stands around them. `key` tells pieces apart that
 * stand on several pages; `bytes` is such a piece in UTF-8. `isStyles`: only what the page looks like.
 */
export type PagePart = {
  section?: number;
  html: string;
  key?: string;
  bytes?: Uint8Array;
  isStyles?: boolean;
};

/** A file as it was handed over: `sha256` of its bytes; empty where nothing is written. */
export type Collected = { output: string; bytes: number; sha256: string };
