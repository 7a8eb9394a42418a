import type { Report } from '../../../diagnostics/diagnostic.ts';
import {
  documentCharacters,
  documentTypeface,
  documentWords,
} from '../../../diagnostics/messages/documents.ts';
import type { PlannedDocument, ReadyDocument } from '../../model/document.ts';
import type { OutputFile } from '../../model/output.ts';
import { digest } from '../digest.ts';
import { type MadeDocument, makeDocument } from './make-document.ts';
import { loadPdfLibrary } from './pdf-library.ts';
import { type FontCache, type PreparedFonts, prepareFonts } from './prepare-fonts.ts';

/** Documents by what they were made of, and the typefaces. A document that didn't change is not made again. */
export type DocumentCache = { made: Map<string, Made>; fonts: FontCache };
type Made = MadeDocument & { problems: { heading?: string; text?: string } };

export function createDocumentCache(): DocumentCache {
  return { made: new Map(), fonts: new Map() };
}

/** The PDF files of a website. Reports what can't be shown as it is written, whether or not the file was made before. */
export async function* makeDocuments(
  documents: readonly PlannedDocument[],
  cache: DocumentCache,
  report: Report,
): AsyncGenerator<OutputFile> {
  const used = new Map<string, Made>();
  for (const document of documents) {
    if (document.kind === 'wordless') {
      report(documentWords(document.place));
      continue;
    }
    const key = digest(JSON.stringify(document), 32);
    const made = cache.made.get(key) ?? (await make(document, cache.fonts));
    used.set(key, made);
    reportProblems(document, made, report);
    yield { output: document.output, phase: 'asset', content: made.content };
  }
  cache.made = used;
}

async function make(document: ReadyDocument, cache: FontCache): Promise<Made> {
  const library = loadPdfLibrary();
  const fonts = await prepareFonts(document.fonts, cache);
  return { ...makeDocument(document, fonts, library), ...describeProblems(fonts) };
}

function reportProblems(document: ReadyDocument, made: Made, report: Report): void {
  for (const role of ['heading', 'text'] as const) {
    const problem = made.problems[role];
    if (problem !== undefined) report(documentTypeface(document.place, document.fonts[role].name, problem));
  }
  if (made.missing.length > 0) report(documentCharacters(document.place, made.missing));
}

function describeProblems({ heading, text }: PreparedFonts): Pick<Made, 'problems'> {
  return { problems: { heading: heading.problem, text: text.problem } };
}
