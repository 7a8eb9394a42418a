/**
 * Edits that nobody would make to a valid site: values, lines, keys and bytes of its files, and whole files by their
 * schemas.
 */
import fc from 'fast-check';
import { nastyMarkdown, nastyValue } from './nasty-values.ts';
import { type Schemas, valueByName } from './values-of-schemas.ts';

/** Takes a file of the site (empty if it is new) and returns its new content. */
export type HostileEdit = { file: string; name: string; change: (before: Uint8Array) => Uint8Array };

export type HostileSite = { files: readonly string[]; schemas: Schemas };

/** One to three edits of a site. */
export function hostileEdits(site: HostileSite): fc.Arbitrary<HostileEdit[]> {
  return fc.array(hostileEdit(site), { minLength: 1, maxLength: 3 });
}

function hostileEdit({ files, schemas }: HostileSite): fc.Arbitrary<HostileEdit> {
  const texts = files.filter((file) => /\.(?:yaml|mdx)$/.test(file));
  const articles = files.filter((file) => file.endsWith('.mdx'));
  return fc.oneof(
    { weight: 6, arbitrary: fc.tuple(fc.constantFrom(...texts), otherValue).map(textEdit('value')) },
    { weight: 3, arbitrary: fc.tuple(fc.constantFrom(...texts), otherLines).map(textEdit('lines')) },
    { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...texts), otherKey).map(textEdit('key')) },
    { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...articles), otherBlock).map(textEdit('block')) },
    { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...files), otherBytes).map(bytesEdit) },
    { weight: 4, arbitrary: ofSchema(schemas) },
  );
}

type Change = { does: string; change: (text: string) => string };

function textEdit(what: string): (parts: readonly [string, Change]) => HostileEdit {
  return ([file, { does, change }]) => ({
    file,
    name: `${what} of ${file}: ${does}`,
    change: (before) => Buffer.from(change(Buffer.from(before).toString())),
  });
}

/** A position in a file, as a fraction of its length. */
const where = fc.double({ min: 0, max: 0.999999, noNaN: true });

function atLine(text: string, share: number, change: (line: string) => readonly string[]): string {
  const lines = text.split('\n');
  const at = Math.floor(share * lines.length);
  return [...lines.slice(0, at), ...change(lines[at] ?? ''), ...lines.slice(at + 1)].join('\n');
}

const otherValue: fc.Arbitrary<Change> = fc.tuple(where, nastyValue).map(([share, value]) => ({
  does: `${share} ${JSON.stringify(value)}`,
  change: (text) => {
    const fields = [...text.matchAll(/^([ ]*(?:- )?[A-Za-z][\w-]*:) .*$/gm)];
    const field = fields[Math.floor(share * fields.length)];
    if (!field) return text;
    const [line, key] = field;
    const rest = text.slice(field.index + line.length);
    return `${text.slice(0, field.index)}${key} ${JSON.stringify(value)}${rest}`;
  },
}));

const otherKey: fc.Arbitrary<Change> = fc
  .tuple(
    where,
    fc.constantFrom('__proto__', 'hasOwnProperty', 'constructor', 'x', '1', '"\\uD800"', '? a', '<<'),
  )
  .map(([share, key]) => ({
    does: `${share} ${key}`,
    change: (text) =>
      atLine(text, share, (line) => [line.replace(/^([ ]*(?:- )?)[A-Za-z][\w-]*:/, `$1${key}:`)]),
  }));

const otherLines: fc.Arbitrary<Change> = fc
  .tuple(where, where, fc.constantFrom('drop', 'twice', 'swap', 'cut', 'indent', 'outdent', 'join'))
  .map(([share, other, way]) => ({
    does: `${way} ${share} ${other}`,
    change: (text) => changeLines(text, share, other, way),
  }));

function changeLines(text: string, share: number, other: number, way: string): string {
  const lines = text.split('\n');
  const there = lines[Math.floor(other * lines.length)] ?? '';
  const ways: Record<string, (line: string) => readonly string[]> = {
    drop: () => [],
    twice: (line) => [line, line],
    swap: (line) => [there, line],
    cut: (line) => [line.slice(0, Math.floor(other * line.length))],
    indent: (line) => [`  ${line}`],
    outdent: (line) => [line.replace(/^ {1,2}/, '')],
    join: (line) => [line + there],
  };
  return atLine(text, share, ways[way] ?? ((line) => [line]));
}

const otherBlock: fc.Arbitrary<Change> = fc.tuple(where, nastyMarkdown).map(([share, block]) => ({
  does: `${share} ${JSON.stringify(block)}`,
  change: (text) => {
    const begin = text.indexOf('\n---\n', 4) + 5;
    const blocks = text.slice(begin).split('\n\n');
    blocks.splice(Math.floor(share * blocks.length), 0, block);
    return text.slice(0, begin) + blocks.join('\n\n');
  },
}));

const otherBytes = fc.tuple(where, fc.uint8Array({ minLength: 1, maxLength: 6 }), fc.boolean());

function bytesEdit([file, [share, bytes, isInserted]]: readonly [
  string,
  readonly [number, Uint8Array, boolean],
]): HostileEdit {
  return {
    file,
    name: `bytes of ${file}: ${share} ${isInserted} ${[...bytes]}`,
    change: (before) => {
      const at = Math.floor(share * before.length);
      const rest = before.subarray(isInserted ? at : at + bytes.length);
      return Buffer.concat([before.subarray(0, at), bytes, rest]);
    },
  };
}

/** A whole file, a part of site.yaml, or a section, according to its schema. */
function ofSchema(schemas: Schemas): fc.Arbitrary<HostileEdit> {
  const names = Object.keys(schemas);
  const sections = names.filter((name) => name.startsWith('sections/'));
  const kinds = Object.entries(schemas).flatMap(([name, { kind }]) => {
    const { folder, format } = (kind ?? {}) as { folder?: string; format?: string };
    return folder === undefined ? [] : [{ name, folder, format }];
  });
  const settings = Object.keys((schemas.site?.properties ?? {}) as object);
  return fc.oneof(
    fc.constantFrom(...sections).chain((name) =>
      valueByName(name, schemas).map((value) => {
        const section = { ...(value as object), section: name.slice('sections/'.length) };
        const page = { title: 'Hostile', description: 'A page of a hostile section.', sections: [section] };
        return whole('content/pages/home.yaml', page);
      }),
    ),
    fc.constantFrom(...kinds).chain(({ name, folder, format }) =>
      valueByName(name, schemas).map((value) => {
        const isArticle = format === 'mdx';
        return whole(`content/${folder}/hostile.${isArticle ? 'mdx' : 'yaml'}`, value);
      }),
    ),
    fc
      .constantFrom('page', 'facts', 'wording')
      .chain((name) =>
        valueByName(name, schemas).map((value) =>
          whole(name === 'page' ? 'content/pages/blog.yaml' : `content/${name}.yaml`, value),
        ),
      ),
    fc.constantFrom(...settings).chain((key) =>
      valueByName('site', { ...schemas, site: partOf(schemas.site ?? {}, key) }).map((value) => ({
        file: 'site.yaml',
        name: `${key} of site.yaml: ${JSON.stringify(value)}`,
        change: (before: Uint8Array) => Buffer.from(withSetting(Buffer.from(before).toString(), key, value)),
      })),
    ),
  );
}

function partOf(schema: Schemas[string], key: string): Schemas[string] {
  const properties = (schema.properties ?? {}) as Readonly<Record<string, unknown>>;
  return { ...schema, properties: { [key]: properties[key] }, required: [key] };
}

/** Replaces the existing setting. */
function withSetting(text: string, key: string, value: unknown): string {
  const own = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : value;
  const left = text.replace(new RegExp(`^${key}:.*\\n(?:[ #-].*\\n|\\n)*`, 'm'), '');
  return `${left}\n${key}: ${JSON.stringify(own ?? null)}\n`;
}

function whole(file: string, value: unknown): HostileEdit {
  const written = JSON.stringify(value);
  const text = file.endsWith('.mdx') ? `---\n${written}\n---\n\nA hostile article.\n` : `${written}\n`;
  return { file, name: `${file}: ${written}`, change: () => Buffer.from(text) };
}
