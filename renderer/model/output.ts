import type { PlannedPage } from './plan.ts';

/**
 * A file of the finished site. `output` is relative to `dist/`, with forward slashes. `phase` orders the commit: assets
 * before pages.
 */
export type OutputFile = { output: string; phase: 'asset' | 'page'; content: Piece };

/** The same, possibly in pieces, which are concatenated in the file. */
export type FileInPieces = Omit<OutputFile, 'content'> & { content: OutputContent };
export type OutputContent = Piece | readonly Piece[];
type Piece = Uint8Array | string;

/**
 * A page's HTML in the pieces it was made of, so that inspection can say which section has a problem. `html` is joined
 * when it is read.
 */
export type RenderedPage = {
  page: PlannedPage;
  readonly html: string;
  parts: readonly PagePart[];
};

/**
 * `section` is the position among the page's sections; absent for the parts around them. `key` identifies a piece that
 * several pages share; `bytes` is the size of such a piece in UTF-8. `isStyles`: it only affects the page's appearance.
 */
export type PagePart = {
  section?: number;
  html: string;
  key?: string;
  bytes?: Uint8Array;
  isStyles?: boolean;
};

/** A file as it was passed on. `sha256` is that of its bytes; empty if nothing is written. */
export type CollectedFile = { output: string; bytes: number; sha256: string };
