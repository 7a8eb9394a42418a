/** The look of documents is a template: a site may bring its own. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDocumentCache, makeDocuments } from '../../renderer/render/documents/make-documents.ts';
import { printDocument } from '../../templates/documents/print-document.ts';
import { loadShippedTemplates } from './load-shipped-templates.ts';
import { type ReadPdf, readPdf } from './read-pdf.ts';
import { createDocument, paragraph } from './sample-document.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'look-')));
afterAll(() => rmSync(root, { recursive: true }));

/** The sample document, made by a site with these files in its templates/documents. */
async function make(
  name: string,
  files: Readonly<Record<string, string>>,
): Promise<{ read?: ReadPdf; problems: Diagnostic[] }> {
  const folder = join(root, name, 'templates');
  mkdirSync(join(folder, 'documents'), { recursive: true });
  writeFileSync(join(root, name, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'registry.ts'), 'export const sections = {}, islands = {}, components = {};\n');
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, 'documents', file), text);
  const templates = await loadShippedTemplates(folder);
  const problems: Diagnostic[] = [];
  const report = (problem: Diagnostic) => void problems.push(problem);
  let read: ReadPdf | undefined;
  for await (const { content } of makeDocuments(
    [createDocument()],
    templates,
    { cache: createDocumentCache() },
    report,
  ))
    if (typeof content !== 'string') read = readPdf(content);
  return { read, problems };
}

describe('a site', () => {
  test('without a look of its own has the one that is shipped', async () => {
    const { read, problems } = await make('none', {});
    expect(problems).toEqual([]);
    expect(read?.pages[0]).toContain('Read the chart first.');
    expect(read?.objects.join()).toContain('/MediaBox [0 0 595.28 841.89]');
  });

  test('may place everything itself', async () => {
    const { read, problems } = await make('own', {
      'print-document.ts': `
export function printDocument({ title }, measure) {
  const style = { face: 'text', size: 20, colour: '#000000' };
  const text = { kind: 'text', text: title, x: 10, y: 50, width: measure(title, style), style, part: 0 };
  return { paper: { width: 300, height: 100 }, pages: [{ marks: [text], bookmarks: [] }], parts: [{ tag: 'H1' }] };
}
`,
    });
    expect(problems).toEqual([]);
    expect(read?.pages).toEqual(['Drugs & doses']);
    expect(read?.objects.join()).toContain('/MediaBox [0 0 300 100]');
  });

  test('may set the shipped look in other faces', async () => {
    const { read, problems } = await make('faces', {
      'faces.ts': `
const text = { typeface: 'text', weight: 300 };
export const faces = { heading: text, text, strong: text };
`,
    });
    expect(problems).toEqual([]);
    expect(read?.fonts.map(({ name }) => name)).toEqual(['Figtree-Light']);
  });

  test('whose look fails hears where, and gets no file', async () => {
    const { read, problems } = await make('broken', {
      'print-document.ts': `export function printDocument(document) {
  return document.chapters[7].title;
}
`,
    });
    expect(read).toBeUndefined();
    expect(problems.map(({ code, severity }) => [code, severity])).toEqual([['template-throws', 'error']]);
    expect(problems[0]?.place).toEqual({
      file: 'templates/documents/print-document.ts',
      line: 2,
      column: 31,
    });
    expect(problems[0]?.related?.[0]?.place).toEqual(createDocument().place);
  });

  test('that asks for a face which does not exist hears so', async () => {
    const { read, problems } = await make('missing', { 'faces.ts': 'export const faces = {};\n' });
    expect(read).toBeUndefined();
    expect(problems.map(({ code }) => code)).toEqual(['template-throws']);
    expect(problems[0]?.message).toContain('“heading”');
  });
});

describe('the shipped look', () => {
  const measure = (text: string, { size }: { size: number }) => (text.length * size) / 2;
  const document = createDocument({
    chapters: [
      {
        title: 'First',
        blocks: [paragraph('One.'), { kind: 'note', title: 'Note', blocks: [paragraph('Two.')] }],
      },
      { title: 'Second', blocks: [paragraph('Three.')] },
    ],
  });

  test('is plain data, the same each time, and leaves the document as it was', () => {
    const before = structuredClone(document);
    const printed = printDocument(document, measure);
    expect(document).toEqual(before);
    expect(JSON.parse(JSON.stringify(printed))).toEqual(printed);
    expect(printDocument(document, measure)).toEqual(printed);
  });

  test('names each part behind the one that it is in', () => {
    const { parts } = printDocument(document, measure);
    expect(parts.length).toBeGreaterThan(10);
    for (const [place, { parent }] of parts.entries()) expect(parent ?? -1).toBeLessThan(place);
    expect(parts.filter(({ parent }) => parent === undefined)).toEqual([{ tag: 'Document' }]);
  });
});
