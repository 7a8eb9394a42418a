import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { OutputFile } from '../../renderer/model/output.ts';
import {
  createDocumentCache,
  type DocumentTemplates,
  makeDocuments,
} from '../../renderer/render/documents/make-documents.ts';
import type { DocumentBlock, PlannedDocument } from '../../schemas/planned-document.ts';
import { loadShippedTemplates } from './load-shipped-templates.ts';
import { readPdf } from './read-pdf.ts';
import { createDocument, fonts, paragraph } from './sample-document.ts';

const cache = createDocumentCache();
const templates = await loadShippedTemplates();

async function make(document: PlannedDocument, own = cache, look: DocumentTemplates = templates) {
  const problems: Diagnostic[] = [];
  const files: OutputFile[] = [];
  for await (const one of makeDocuments([document], look, { cache: own }, (problem) =>
    problems.push(problem),
  ))
    files.push(one);
  const [file] = files;
  const content = file && typeof file.content !== 'string' ? file.content : new Uint8Array();
  return { file, content, problems };
}

const book = createDocument({
  chapters: [
    {
      title: 'First chapter',
      blocks: Array.from({ length: 60 }, (_, index) => paragraph(`Paragraph ${index}.`)),
    },
    { title: 'Second chapter', blocks: [paragraph('The end.')] },
  ],
});

describe('a document', () => {
  test('holds its texts, in order, and says which page is which', async () => {
    const { file, content, problems } = await make(createDocument());
    const [page = ''] = readPdf(content).pages;
    expect(problems).toEqual([]);
    expect(file?.output).toBe('downloads/guide.pdf');
    const texts = [
      'Example School',
      'Drugs & doses',
      'A short guide',
      'In short',
      'Ask before you act.',
      'The round',
      'Five checks.',
      'Read the chart first.',
      'Questions?',
      'Write to us.',
      'Page 1 of 1',
    ];
    const places = texts.map((text) => page.indexOf(text));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test('is the same, byte for byte, when it is made again from nothing', async () => {
    const again = await make(createDocument(), createDocumentCache());
    const first = await make(createDocument());
    expect(Buffer.compare(first.content, again.content)).toBe(0);
  });

  test('carries no time of its making', async () => {
    const file = Buffer.from((await make(createDocument())).content).toString('latin1');
    expect(file).not.toMatch(/CreationDate|ModDate|CreateDate/);
  });

  test('tells programs its language, title and parts', async () => {
    const file = Buffer.from((await make(createDocument())).content).toString('latin1');
    for (const part of ['/Lang (en-GB)', '/Marked true', '/DisplayDocTitle true', '<pdfuaid:part>1<'])
      expect(file).toContain(part);
    for (const tag of ['/S /H1', '/S /H2', '/S /P', '/S /LBody']) expect(file).toContain(tag);
    expect(file).toContain('Drugs &amp; doses</rdf:li>');
  });

  test('with several chapters starts each on a page of its own and lists them with their pages', async () => {
    const { pages, objects } = readPdf((await make(book)).content);
    const second = pages.findIndex((page) => page.includes('The end.'));
    expect(pages[0]).toMatch(/First chapter\n2\n/);
    expect(pages[0]).toContain(`Second chapter\n${second + 1}`);
    expect(pages[second]).toContain(`Page ${second + 1} of ${pages.length}`);
    expect(objects.filter((object) => object.includes('/S /GoTo'))).not.toEqual([]);
    expect(objects.filter((object) => /\/Title \((First|Second) chapter\)/.test(object))).toHaveLength(2);
  });

  test('repeats the heading of a table that runs over the page', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => [[{ text: `Row ${index}` }], [{ text: 'x' }]]);
    const table: DocumentBlock = {
      kind: 'table',
      head: [[{ text: 'Station' }], [{ text: 'Minutes' }]],
      rows,
    };
    const { pages } = readPdf(
      (await make(createDocument({ chapters: [{ title: 'Times', blocks: [table] }] }))).content,
    );
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages.filter((one) => one.includes('Row ')))
      expect(page).toContain('Station\nMinutes');
    expect(pages.join('\n').match(/Row \d+/g)).toHaveLength(60);
  });

  test('keeps addresses as links', async () => {
    const runs = [{ text: 'See ' }, { text: 'the page', href: 'https://www.example.com/osce' }];
    const { content } = await make(
      createDocument({ chapters: [{ title: 'Links', blocks: [{ kind: 'paragraph', runs }] }] }),
    );
    expect(Buffer.from(content).toString('latin1')).toContain('/URI (https://www.example.com/osce)');
  });
});

describe('what an editor hears', () => {
  test('a character that the typefaces lack is named, also when the file comes from the cache', async () => {
    const document = createDocument({ points: { title: 'In short', items: ['Wash → dry'] } });
    for (const { problems } of [await make(document), await make(document)]) {
      expect(problems.map(({ code, place }) => [code, place.line])).toEqual([['document-characters', 7]]);
      expect(problems[0]?.message).toContain('→');
    }
  });

  test('a damaged typeface is named, and the document made with a plain one', async () => {
    const broken = { name: 'fonts/x.woff2', path: import.meta.filename, hash: 'broken' };
    const { content, problems } = await make(createDocument({ fonts: { ...fonts, text: broken } }));
    expect(problems.map(({ code }) => code)).toEqual(['document-typeface']);
    expect(Buffer.from(content).toString('latin1')).toContain('/BaseFont /Helvetica');
  });

  test('a document without words is an error', async () => {
    const { file, problems } = await make({
      kind: 'wordless',
      output: 'downloads/guide.pdf',
      place: { file: 'site.yaml', line: 7, column: 5 },
    });
    expect(file).toBeUndefined();
    expect(problems.map(({ code, severity }) => [code, severity])).toEqual([['document-words', 'error']]);
  });
});
