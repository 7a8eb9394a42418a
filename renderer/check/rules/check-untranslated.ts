import type { Report } from '../../../diagnostics/diagnostic.ts';
import { untranslated } from '../../../diagnostics/messages/layers.ts';
import { findSpan } from '../../source/find-span.ts';
import { layerOf } from '../../source/layer-of.ts';
import type { Content, Document } from '../content.ts';
import { holdsNames } from '../names/holds-names.ts';
import { ownFile } from '../own-file.ts';
import { textsOf, type WrittenText } from '../written-texts.ts';

/** What a site in one language still shows in that of the site it extends: told once for each file. */
export function checkUntranslated(content: Content, report: Report): void {
  const { layers, documents } = content;
  if (new Set(layers.map(({ language }) => language)).size < 2) return;
  for (const document of documents) {
    const language = languageOf(document, content);
    const foreign = [...textsOf(document, content.visitsOf(document))].flatMap((written) => {
      const own = isWords(written) ? languageOfText(written, content) : undefined;
      return own !== undefined && !isSame(own, language) ? [{ written, own }] : [];
    });
    const [first] = foreign;
    if (!first) continue;
    const { written, own } = first;
    report(
      untranslated(written.placeAt(0), {
        ...{ count: foreign.length, first: written.text, language: own },
        file: ownFile(document),
      }),
    );
  }
}

/** A page may be in another language than the site. */
function languageOf({ value }: Document, { site }: Content): string {
  return String(typeof value.language === 'string' ? value.language : site.value.language);
}

function languageOfText({ document, path }: WrittenText, { layers }: Content): string | undefined {
  const { source } = document;
  const file = path.length > 0 ? findSpan(source, path)?.text.file : source.file;
  return file === undefined ? undefined : layerOf(file, layers)?.language;
}

/** A text that visitors read, with at least one word of its own. */
function isWords({ document, path, schema, text }: WrittenText): boolean {
  if (path.length > 0 && !holdsNames(document, schema)) return false;
  // Addresses and the like have a form that a schema knows.
  if (schema.format !== undefined || schema.pattern !== undefined || /^\S*[/@]\S*$/.test(text)) return false;
  return /\p{L}{2}/u.test(text.replace(/\{[^}]*\}/g, ''));
}

function isSame(one: string, other: string): boolean {
  return one.split('-')[0] === other.split('-')[0];
}
