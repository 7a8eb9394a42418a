/** pdfkit, loaded only when a document has to be made; the types describe what we use of it. */

import { createRequire } from 'node:module';
import type { Direction } from '../../model/plan.ts';
import type { OpenFont } from '../../typefaces/open-font.ts';

export type Structure = { add: (child: unknown) => unknown; end: () => void };

export type PdfInfo = Record<string, string | Date>;

/** Coordinates in points from the top left corner. */
export type Pdf = {
  info: PdfInfo;
  outline: { addItem: (title: string, options: { top: number; left: number }) => unknown };
  page: { width: number; height: number };
  addPage: (options: { size: [width: number, height: number] }) => Pdf;
  registerFont: (name: string, font: OpenFont | string) => Pdf;
  font: (name: string, size: number) => Pdf;
  fillColor: (colour: string) => Pdf;
  text: (
    text: string,
    x: number,
    y: number,
    options: {
      lineBreak: false;
      baseline: 'alphabetic';
      textWidth: number;
      wordCount: number;
      oblique?: boolean;
      features?: Direction;
    },
  ) => Pdf;
  /** `features` is passed on to the font, which takes it for the direction of the text. */
  widthOfString: (text: string, options?: { features?: Direction }) => number;
  save: () => Pdf;
  restore: () => Pdf;
  translate: (x: number, y: number) => Pdf;
  /** `shape` as in SVG. */
  path: (shape: string) => Pdf;
  fill: (colour: string) => Pdf;
  lineWidth: (points: number) => Pdf;
  stroke: (colour: string) => Pdf;
  rect: (x: number, y: number, width: number, height: number) => { fill: (colour: string) => Pdf };
  struct: (tag: string, options: { scope?: string }) => Structure;
  addStructure: (structure: Structure) => Pdf;
  markStructureContent: (tag: string) => unknown;
  markContent: (tag: string, options?: Readonly<Record<string, string>>) => Pdf;
  endMarkedContent: () => Pdf;
  addNamedDestination: (name: string, kind: 'XYZ', x: number, y: number, zoom: null) => void;
  link: (x: number, y: number, width: number, height: number, href: string, options: object) => Pdf;
  goTo: (x: number, y: number, width: number, height: number, name: string, options: object) => Pdf;
  appendXML: (xml: string) => void;
  /** pdfkit's own version puts unescaped titles and the build time into the metadata. */
  _addInfo: () => void;
  end: () => void;
  /** The next chunk of the file, or all that is left; null at its end. */
  read: () => Buffer | null;
};

export type PdfLibrary = { createPdf: (options: Readonly<Record<string, unknown>>) => Pdf };

export function loadPdfLibrary(): PdfLibrary {
  const require = createRequire(import.meta.url);
  const PdfDocument = require('pdfkit') as new (options: Readonly<Record<string, unknown>>) => Pdf;
  return { createPdf: (options) => new PdfDocument(options) };
}
