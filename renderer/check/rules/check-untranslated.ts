import type { Report } from '../../../diagnostics/diagnostic.ts';
import { untranslated } from '../../../diagnostics/messages/layers.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { isWording } from '../../schema/is-wording.ts';
import { isSameLanguage, languageOfText } from '../../source/language-of-text.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';
import type { Document } from '../document.ts';
import { textsOf, type WrittenText } from '../written-texts.ts';

/** Texts of a site that are still in the language of the site it extends: reported once per collection. */
export function checkUntranslated(content: Content, report: Report): void {
  const { layers, documents, site } = content;
  if (new Set(layers.map(({ language }) => language)).size < 2) return;
  const byCollection = new Map<string, ForeignEntry[]>();
  for (const document of documents) {
    const foreign = foreignIn(document, content);
    if (foreign)
      byCollection.set(document.collection, [...(byCollection.get(document.collection) ?? []), foreign]);
  }
  const place = locate(site.source, ['language']);
  for (const [collection, files] of byCollection)
    report(
      untranslated(place, {
        where: folderOf(collection, content),
        language: files[0]?.language ?? '',
        files,
      }),
    );
}

/** A file with texts in another language: their number, the first of them, and the language. */
type ForeignEntry = { id: string; count: number; first: { text: string; place: Place }; language: string };

function foreignIn(document: Document, content: Content): ForeignEntry | undefined {
  const language = languageOf(document, content);
  const { source } = document;
  const foreign = [...textsOf(document, content.visitsOf(document))].flatMap((written) => {
    const own = isWords(written) ? languageOfText(source, written.path, content.layers) : undefined;
    return own !== undefined && !isSameLanguage(own, language) ? [{ written, own }] : [];
  });
  const [first] = foreign;
  if (!first) return undefined;
  const { written, own } = first;
  return {
    ...{ id: document.id, count: foreign.length, language: own },
    first: { text: written.text, place: written.placeAt(0) },
  };
}

function folderOf(collection: string, { kinds }: Content): string {
  const kind = kinds.find((one) => one.collection === collection);
  if (!kind) return 'site.yaml';
  return kind.holds === 'file' ? `content/${collection}.${kind.format}` : `content/${collection}`;
}

/** A page may have a different language from the site's. */
function languageOf({ value }: Document, { site }: Content): string {
  return String(typeof value.language === 'string' ? value.language : site.value.language);
}

/** Facts are values: translators decide whether one of them is a word (`site translations`). */
function isWords({ document, path, schema, text }: WrittenText): boolean {
  return (path.length === 0 || document.collection !== 'facts') && isWording(schema, text);
}
