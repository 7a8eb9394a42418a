import type { Report } from '../../../diagnostics/diagnostic.ts';
import { documentCharacters } from '../../../diagnostics/messages/documents.ts';
import { templateThrows } from '../../../diagnostics/messages/render.ts';
import { documentTypeface, documentWords } from '../../../diagnostics/messages.generated.ts';
import type { PlannedDocument, ReadyDocument } from '../../../schemas/planned-document.ts';
import type { PrintedDocument } from '../../../schemas/printed-document.ts';
import { locateThrow } from '../../bundle/locate-throw.ts';
import type { OutputFile } from '../../model/output.ts';
import { noStore, type ValueStore } from '../../store/value-store.ts';
import { lackingCharacters } from '../../typefaces/lacking-characters.ts';
import type { Templates } from '../assemble-templates.ts';
import { digest } from '../digest.ts';
import type { PartVersions } from '../part-versions.ts';
import { drawDocument, type OpenDocument, openDocument } from './draw-document.ts';
import { faceRuns } from './face-runs.ts';
import { loadPdfLibrary } from './pdf-library.ts';
import { type FontCache, type PreparedFonts, prepareFonts } from './prepare-fonts.ts';

/** Documents by their inputs, and the typefaces. An unchanged document is not made again. */
export type DocumentCache = { made: Map<string, MadeDocument>; fonts: FontCache };
/** `missing`: characters that no typeface has. `problems`: why a typeface can't be read, by its role. */
type MadeDocument = {
  content: Uint8Array;
  missing: readonly string[];
  problems: ReadonlyMap<string, string>;
};

/** Where documents are cached: `cache` for this process, `store` for later ones. */
type DocumentStores = { cache: DocumentCache; store?: ValueStore };

/** What determines the look of documents. */
export type DocumentTemplates = Pick<Templates, 'module' | 'maps'> & {
  versions: Pick<PartVersions, 'documents'>;
};

export function createDocumentCache(): DocumentCache {
  return { made: new Map(), fonts: new Map() };
}

/** The PDF files of a website. Reports what can't be shown as written, even if the file is cached. */
export async function* makeDocuments(
  documents: readonly PlannedDocument[],
  templates: DocumentTemplates,
  { cache, store = noStore }: DocumentStores,
  report: Report,
): AsyncGenerator<OutputFile> {
  const used = new Map<string, MadeDocument>();
  const damaged = new Map<string, string>();
  for (const document of documents) {
    if (document.kind === 'wordless') {
      report(documentWords(document.place));
      continue;
    }
    const key = keyOf(document, templates);
    const kept = cache.made.get(key) ?? findSound(store, key);
    const made = kept ?? (await make(document, templates, cache.fonts, report));
    if (!made) continue;
    if (!kept) keepSound(made, store, key);
    used.set(key, made);
    for (const [name, problem] of made.problems) damaged.set(name, problem);
    if (made.missing.length > 0) report(documentCharacters(document.place, made.missing));
    yield { output: document.output, phase: 'asset', content: made.content };
  }
  for (const [name, problem] of damaged)
    report(documentTypeface({ file: `content/media/${name}`, line: 1, column: 1 }, { detail: problem }));
  cache.made = used;
}

/** Everything that affects the bytes. A typeface's path doesn't: its hash covers its content. */
function keyOf(
  { place: _place, fonts, ...document }: ReadyDocument,
  { versions }: DocumentTemplates,
): string {
  const { heading, text, scripts = {} } = fonts;
  const others = Object.entries(scripts).map(([script, { hash }]) => [script, hash]);
  const hashes = [heading.hash, text.hash, ...(others.length > 0 ? [others] : [])];
  return digest(JSON.stringify([document, ...hashes, versions.documents]), 32);
}

/** Only documents without a problem are stored for later processes: the others are made, and reported, again. */
function findSound(store: ValueStore, key: string): MadeDocument | undefined {
  const stored = store.find(`document ${key}`);
  return stored && { content: stored.value, missing: [], problems: new Map() };
}

function keepSound({ content, missing, problems }: MadeDocument, store: ValueStore, key: string): void {
  if (missing.length === 0 && problems.size === 0) store.keep(`document ${key}`, content);
}

/** Undefined if the template failed (reported). */
async function make(
  document: ReadyDocument,
  templates: DocumentTemplates,
  cache: FontCache,
  report: Report,
): Promise<MadeDocument | undefined> {
  const fonts = await prepareFonts(document.fonts, templates.module.faces, cache);
  const opened = openDocument(document, fonts, loadPdfLibrary());
  const printed = printOrReport(document, opened, templates, report);
  if (!printed) return undefined;
  const content = drawDocument(opened, printed, document);
  return { content, missing: missingCharacters(printed, fonts), problems: problemsOf(fonts) };
}

function printOrReport(
  document: ReadyDocument,
  { measure, levels }: OpenDocument,
  { module, maps }: DocumentTemplates,
  report: Report,
): PrintedDocument | undefined {
  try {
    return module.printDocument(document, measure, levels);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    report(templateThrows(document.place, locateThrow(error, maps), 'documents', text));
    return undefined;
  }
}

function problemsOf(fonts: PreparedFonts): MadeDocument['problems'] {
  return new Map(
    [...fonts.faces.values()].flatMap(({ name, problem }) =>
      problem === undefined ? [] : [[name, problem]],
    ),
  );
}

/** Characters that a document uses but its fonts lack. */
function missingCharacters({ pages }: PrintedDocument, fonts: PreparedFonts): string[] {
  const missing = new Set<string>();
  for (const mark of pages.flatMap(({ marks }) => marks)) {
    if (mark.kind !== 'text') continue;
    for (const { text, face } of faceRuns(mark.text, mark.style.face, fonts)) {
      const font = fonts.faces.get(face);
      for (const character of lackingCharacters(text, font ? [font.has] : [])) missing.add(character);
    }
  }
  return [...missing].sort();
}
