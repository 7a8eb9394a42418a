/** Entries from a table, JSON or TOML: their values, their ids and the place of each value. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCsv } from '../../../renderer/read/data/parse-csv.ts';
import { type ReadData, readData } from '../../../renderer/read/data/read-data.ts';
import { readKinds } from '../../../renderer/schema/read-kinds.ts';
import { idOf } from '../../../renderer/source/id-of.ts';
import { locate } from '../../../renderer/source/locate.ts';
import { locateText } from '../../../renderer/source/locate-text.ts';

const text = { type: 'string' };
const schemas = {
  boat: {
    $id: 'boat.schema.json',
    kind: { folder: 'boats', data: 'boats.csv', id: 'code' },
    type: 'object',
    required: ['title', 'length'],
    properties: {
      title: text,
      length: { type: 'number' },
      berths: { type: 'integer' },
      sails: { type: 'boolean' },
      ports: { type: 'array', items: text },
      picture: { type: 'object', properties: { src: text, alt: text } },
    },
  },
};

async function read(written: string, file = 'data/boats.csv', isWhole = true): Promise<ReadData> {
  const [kind] = readKinds(schemas);
  if (!kind?.data) throw new Error('the kind has no data');
  return readData(file, written, {
    ...{ kind: { ...kind, data: kind.data }, schemas, folder: 'content/boats', isWhole },
  });
}

function valuesOf({ sources }: ReadData): Record<string, unknown> {
  return Object.fromEntries(sources.map((source) => [idOf(source), source.value]));
}

function problemsOf({ problems }: ReadData): string[] {
  return problems.map(({ code, place }) => `${place.line}:${place.column} ${code}`);
}

describe('a table', () => {
  test('has an entry per row, with the values that the schema wants', async () => {
    const found = await read(
      'code,title,length,berths,sails,ports,picture.src,picture.alt\nHeron 2,Heron,6.5,4,TRUE,Kiel | Lübeck,a.jpg,"A boat, red"\n',
    );
    expect(found.problems).toEqual([]);
    expect(valuesOf(found)).toEqual({
      'heron-2': {
        ...{ title: 'Heron', length: 6.5, berths: 4, sails: true, ports: ['Kiel', 'Lübeck'] },
        picture: { src: 'a.jpg', alt: 'A boat, red' },
      },
    });
  });

  test('may have semicolons, decimal commas, quoted line breaks, Windows lines and empty rows', async () => {
    const found = await read('code;title;length\r\n\r\na;"One\r\nor ""two""";6,5\r\n;;\r\nb;Three;7\n');
    expect(found.problems).toEqual([]);
    expect(valuesOf(found)).toEqual({
      a: { title: 'One\r\nor "two"', length: 6.5 },
      b: { title: 'Three', length: 7 },
    });
  });

  test('leaves what might be a thousand, a code or a price as it is written, for the check to explain', async () => {
    const found = await read('code;title;length\na;A;1,234\nb;B;007\nc;C;6.5 m\n');
    expect(Object.values(valuesOf(found))).toEqual([
      { title: 'A', length: '1,234' },
      { title: 'B', length: '007' },
      { title: 'C', length: '6.5 m' },
    ]);
  });

  test('places each value in its cell', async () => {
    const { sources } = await read('code,title,length,ports\na,"x\ny",3,\nb,Title,4,Kiel | Bremen\n');
    const [, b] = sources;
    if (!b) throw new Error('there is no second row');
    expect(locate(b, ['length'])).toEqual({ file: 'data/boats.csv', line: 4, column: 9 });
    expect(locate(b, ['length'], 'key')).toEqual({ file: 'data/boats.csv', line: 4, column: 9 });
    expect(locate(b, ['ports', 1])).toEqual({ file: 'data/boats.csv', line: 4, column: 18 });
    expect(locate(b, [])).toEqual({ file: 'data/boats.csv', line: 4, column: 1 });
    expect(locateText(b, ['title'], 2)).toEqual({ file: 'data/boats.csv', line: 4, column: 5 });
  });

  test('has one message for a mistake in its first line, however many rows it has', async () => {
    const rows = Array.from({ length: 5000 }, (_, index) => `b-${index},B,x`);
    const found = await read(`code,title,lenght\n${rows.join('\n')}\n`);
    expect(problemsOf(found)).toEqual(['1:12 data-column-missing']);
    expect(found.sources.every(({ isPart }) => isPart)).toBe(true);
  });

  test('has a hundred messages at most, and how many more there are', async () => {
    const rows = Array.from({ length: 5000 }, (_, index) => `b-${index},,1`);
    const found = await read(`code,title,length\n${rows.join('\n')}\n`);
    expect(found.problems.length).toBe(101);
    expect(found.problems.at(-1)?.code).toBe('more-mistakes');
  });

  test('lacks nothing if a branch may add it', async () => {
    expect((await read('code,length\na,7\n', 'data/boats.csv', false)).problems).toEqual([]);
  });

  test.each([
    ['code,title,length\na,A "b" c,1\n', '2:5 data-unreadable'],
    ['code,title,length\na,"A" b,1\n', '2:3 data-unreadable'],
    ['code,title,length\nä,"A,1\nb,B,2\n', '2:3 data-unreadable'],
    ['code,title,length\na,A,1,extra\n', '2:7 data-cells-uneven'],
    ['code,title,length\na,A\n', '2:3 data-cells-uneven'],
    ['code,title,length\na,,1\n', '2:3 data-cell-empty'],
    ['code,title,length\n,A,1\n', '2:1 data-id-missing'],
    ['code,title,length\n???,A,1\n', '2:1 data-id-missing'],
    ['code,title,length\na b,A,1\nA-B,B,2\n', '3:1 data-id-twice'],
    ['title,length\nA,1\n', '1:1 data-column-missing'],
  ])('with a mistake says where: %j', async (written, problem) => {
    expect(problemsOf(await read(written))).toContain(problem);
  });

  test('of any texts has each cell where it is written', () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('', '"', 'a\nb', '\r\n', ',', 'ß"", x', '"quoted"'));
    const table = fc
      .integer({ min: 1, max: 5 })
      .chain((columns) =>
        fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 6 }),
      );
    fc.assert(
      fc.property(
        table,
        fc.constantFrom(',', ';', '\t'),
        fc.constantFrom('\n', '\r\n'),
        (rows, mark, end) => {
          const header = ['a', 'b', 'c', 'd', 'e', 'f'].join(mark);
          const written = rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(mark));
          const whole = [header, ...written].join(end);
          const found = parseCsv(whole);
          if ('fault' in found) throw new Error(found.fault);
          expect(found.rows.slice(1).map((row) => row.map((one) => one.text))).toEqual(rows);
          for (const { text: value, start, end: last } of found.rows.flat())
            expect(whole.slice(start, last).replaceAll('""', '"')).toBe(value);
        },
      ),
    );
  });
});

describe('JSON and TOML', () => {
  test.each([
    ['a list', '[{ "code": 7, "title": "A", "length": 1, "ports": null }]', 'json'],
    ['a list in a group', '{ "data": [{ "code": "7", "title": "A", "length": 1 }] }', 'json'],
    ['a group per id', '{ "7": { "title": "A", "length": 1 } }', 'json'],
    ['tables by id', '[7]\ntitle = "A"\nlength = 1\n', 'toml'],
    ['a list of tables', '[[boats]]\ncode = "7"\ntitle = "A"\nlength = 1\n', 'toml'],
    ['an inline table', '7 = { title = "A", length = 1 }\n', 'toml'],
  ])('may be %s', async (_form, written, ending) => {
    const found = await read(written, `data/boats.${ending}`);
    expect(found.problems).toEqual([]);
    expect(valuesOf(found)).toEqual({ '7': { title: 'A', length: 1 } });
  });

  test('have their values and names where they are written', async () => {
    const json = await read(
      '{\n  "a": { "title": "A",\n    "picture": { "src": "x" } }\n}',
      'data/boats.json',
    );
    const toml = await read('[a]\ntitle = "A"\n\n[a.picture]\nsrc = "x"\n', 'data/boats.toml');
    const places = [json, toml].map(({ sources: [source] }) =>
      source
        ? [locate(source, []), locate(source, ['picture', 'src']), locate(source, ['title'], 'key')]
        : [],
    );
    const at = (file: string, spots: readonly (readonly [number, number])[]) =>
      spots.map(([line, column]) => ({ file, line, column }));
    expect(places).toEqual([
      at('data/boats.json', [
        [2, 8],
        [3, 25],
        [2, 10],
      ]),
      at('data/boats.toml', [
        [1, 1],
        [5, 7],
        [2, 1],
      ]),
    ]);
  });

  test('keep a date in TOML as it is written', async () => {
    expect(valuesOf(await read('[a]\ntitle = 2026-10-03\n', 'data/boats.toml'))).toEqual({
      a: { title: '2026-10-03' },
    });
  });

  test.each([
    ['{ "a": { "title": "A" }, "a": {} }', 'json', '1:26 data-unreadable'],
    ['[{ "title": "A", }]', 'json', '1:18 data-unreadable'],
    ['', 'json', '1:1 data-unreadable'],
    ['"a"', 'json', '1:1 data-not-entries'],
    ['{ "error": "quota" }', 'json', '1:12 data-not-entries'],
    ['[{ "title": "A" }]', 'json', '1:2 data-id-missing'],
    ['[a]\ntitle = A\n', 'toml', '2:9 data-unreadable'],
    ['[a]\ntitle = "A"\ntitle = "B"\n', 'toml', '3:1 data-unreadable'],
    ['a = 1\n', 'toml', '1:5 data-not-entries'],
  ])('with a mistake say where: %j', async (written, ending, problem) => {
    expect(problemsOf(await read(written, `data/boats.${ending}`))).toContain(problem);
  });

  test('with a name from the language of the program have it as a field', async () => {
    const { sources } = await read('{ "__proto__": { "title": "A", "length": 1 } }', 'data/boats.json');
    expect(sources.map(idOf)).toEqual(['proto']);
  });
});

describe('a file of brackets alone', () => {
  test.each([
    ['json', '['.repeat(100_000)],
    ['json', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
    ['toml', `a = ${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['toml', `a${'.a'.repeat(20_000)} = 1`],
    ['toml', `[a${'.a'.repeat(20_000)}]`],
  ])('as %s is one mistake', async (ending, written) => {
    const { problems, sources } = await read(written, `data/boats.${ending}`);
    expect([sources, problems.map(({ code }) => code)]).toEqual([[], ['data-unreadable']]);
  });

  test.each([
    ['json', `[{ "code": "a", "title": "${'['.repeat(100)}", "length": 2 }]`],
    ['toml', `[[boats]]\ncode = "a"\ntitle = """\n${'.'.repeat(100)}\n"""\nlength = 2\n`],
  ])('differs from a text with many of them, in %s', async (ending, written) => {
    const { problems } = await read(written, `data/boats.${ending}`);
    expect(problems).toEqual([]);
  });
});
