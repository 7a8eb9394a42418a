/** Named values cached by an earlier process, narrowed to those that a few texts may contain, give the same result. */
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { kinds as code } from '../../kinds/registry.ts';
import type { Content } from '../../renderer/check/content.ts';
import type { Document } from '../../renderer/check/document.ts';
import { noGaps } from '../../renderer/check/gaps/watch-gaps.ts';
import { gatherContent } from '../../renderer/check/gather-content.ts';
import { collectionsOf, documentsIn, gatherDocuments } from '../../renderer/check/gather-documents.ts';
import { packNamedValues, unpackNamedValues } from '../../renderer/check/named-values/pack-named-values.ts';
import { writtenDocument } from '../../renderer/check/written-document.ts';
import { checkSaidTwice } from '../../renderer/lint/said-twice/check-said-twice.ts';
import { createReadCache } from '../../renderer/read/read-cache.ts';
import { readSources } from '../../renderer/read/read-sources.ts';
import { readKinds } from '../../renderer/schema/read-kinds.ts';
import { createSourceText } from '../../renderer/source/create-source-text.ts';
import { schemas, validators } from './check-edited.ts';

const kinds = readKinds(schemas);
const root = path.join(import.meta.dirname, '../..');
const sources = await readSources(root, { kinds, schemas, cache: createReadCache() }, () => {});
if (!sources) throw new Error('the academy could not be read');
const lists = gatherDocuments(sources, { schemas, kinds });
const [documents, collections] = [documentsIn(lists), collectionsOf(lists, kinds)];
const given = { schemas, code, validators, documents, collections, kinds, gaps: noGaps };
const content = gatherContent(sources, given);
const packed = structuredClone(packNamedValues(content.named()));

function saidOf(document: Document, among: Content): Diagnostic[] {
  const found: Diagnostic[] = [];
  checkSaidTwice.open(among)(writtenDocument(document, among), (problem) => found.push(problem));
  return found;
}

/** An article with seven values formatted as visitors read them. */
function withValues(document: Document, first: number): Document {
  const { source } = document;
  const said = content.named().slice(first, first + 7);
  const text = `${source.text}\n${said.map(({ shown }) => `We say ${shown} and £${shown} here.`).join('\n')}\n`;
  return { ...document, source: { ...source, ...createSourceText(source.file, text) } };
}

test('each article says of the values what it says with all of them', () => {
  const articles = documents.filter(({ source }) => source.body);
  expect(articles.length).toBeGreaterThan(8);
  let [found, few] = [0, 0];
  for (let first = 0; first < content.named().length; first += 7) {
    const article = withValues(articles[first % articles.length] ?? content.site, first);
    const own = gatherContent(sources, given, [article]);
    const values = unpackNamedValues(packed, own);
    const said = saidOf(article, { ...own, named: () => values });
    expect(said).toEqual(saidOf(article, own));
    found += said.length;
    few += values.length;
  }
  expect(found).toBeGreaterThan(50);
  // Most phrases are ruled out.
  expect(few).toBeLessThan((content.named().length ** 2 / 7) * 0.9);
});
