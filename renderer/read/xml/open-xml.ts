/** The one file that uses saxes, a parser that is as strict as a browser's and expands no entities of the file's own. */
import { createRequire } from 'node:module';
import type { SaxesParser } from 'saxes';

export type { SaxesAttributeNSIncomplete, SaxesTagNS } from 'saxes';
export type XmlParser = SaxesParser<{ xmlns: true }>;

/** Loaded only if there is XML to read. */
export function openXml(): XmlParser {
  const saxes = createRequire(import.meta.url)('saxes') as typeof import('saxes');
  return new saxes.SaxesParser({ xmlns: true, defaultXMLVersion: '1.0', forceXMLVersion: true });
}
