import type { DocumentContent } from '../../../schemas/planned-document.ts';
import { escapeHtml } from '../escape-html.ts';
import type { Pdf, PdfInfo } from './pdf-library.ts';

/**
 * The metadata of a PDF. pdfkit derives the file's id from it and requires a date: a fixed one, which is not written.
 */
export function documentInfo({ title, subtitle, siteName }: DocumentContent): PdfInfo {
  return {
    Title: title,
    Author: siteName,
    ...(subtitle && { Subject: subtitle }),
    CreationDate: new Date(0),
  };
}

/** The same as XMP metadata, which PDF/UA requires. */
export function describeDocument(pdf: Pdf, { title, siteName, language }: DocumentContent): void {
  delete pdf.info.CreationDate;
  pdf._addInfo = () =>
    pdf.appendXML(
      `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">` +
        `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeHtml(title)}</rdf:li></rdf:Alt></dc:title>` +
        `<dc:creator><rdf:Seq><rdf:li>${escapeHtml(siteName)}</rdf:li></rdf:Seq></dc:creator>` +
        `<dc:language><rdf:Bag><rdf:li>${escapeHtml(language)}</rdf:li></rdf:Bag></dc:language>` +
        `</rdf:Description>`,
    );
}
