/** The size of the code and its dependencies: what a redesign wants to change while the website stays the same. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { noCircles } from '../../tests/architecture/rules/no-circles.ts';
import { childOf, childrenOf, createSource, type Source } from '../../tests/architecture/source.ts';
import { printTable } from '../print-table.ts';

/** The folders of code in a checkout. */
const folders = [
  ...['renderer', 'cli', 'editor', 'kinds', 'templates', 'schemas', 'diagnostics'],
  ...['bench', 'scripts', 'tests'],
];

/** `circular`: files that import themselves through others, even if only for types. */
export type FolderCount = { files: number; lines: number; exports: number; circular: number };

/** The TypeScript and JavaScript of a checkout, text by path. */
export function readCode(checkout: string): Map<string, string> {
  const present = folders.filter((folder) => statSync(join(checkout, folder), { throwIfNoEntry: false }));
  const paths = present.flatMap((folder) =>
    readdirSync(join(checkout, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.split(sep).join('/')}`)
      .filter(isCode),
  );
  return new Map(paths.toSorted().map((path) => [path, readFileSync(join(checkout, path), 'utf8')]));
}

function isCode(path: string): boolean {
  return /\.(?:tsx?|m?js)$/.test(path) && !/\/(?:node_modules|dist|\.site)\//.test(path);
}

export function countCode(code: ReadonlyMap<string, string>): Map<string, FolderCount> {
  const sources = [...code].flatMap(([path, text]) => parse(path, text) ?? []);
  const circles = noCircles.find(sources);
  const counts = folders.map((folder): [string, FolderCount] => {
    const texts = [...code].filter(([path]) => path.startsWith(`${folder}/`)).map(([, text]) => text);
    const own = sources.filter(({ path }) => path.startsWith(`${folder}/`));
    return [
      folder,
      {
        files: texts.length,
        lines: sum(texts.map((text) => text.trimEnd().split('\n').length)),
        exports: sum(own.map(countExports)),
        circular: circles.filter((line) => line.startsWith(`${folder}/`)).length,
      },
    ];
  });
  return new Map(counts.filter(([, { files }]) => files > 0));
}

/** Undefined for files that are broken on purpose: the tests contain samples of mistakes. */
function parse(path: string, text: string): Source | undefined {
  try {
    return createSource(path, text);
  } catch {
    return undefined;
  }
}

/** Names that other files can import; `export *` counts as one. */
function countExports({ program }: Source): number {
  return sum(
    childrenOf(program, 'body').map((node) => {
      if (!node.type.startsWith('Export')) return 0;
      const declared = childOf(node, 'declaration');
      return declared
        ? Math.max(1, childrenOf(declared, 'declarations').length)
        : Math.max(1, childrenOf(node, 'specifiers').length);
    }),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Both states next to each other, a line for each folder. */
export function codeTable(
  before: ReadonlyMap<string, FolderCount>,
  after: ReadonlyMap<string, FolderCount>,
): string {
  const none = { files: 0, lines: 0, exports: 0, circular: 0 };
  const rows = folders
    .filter((folder) => before.has(folder) || after.has(folder))
    .map((folder) => {
      const [old, now] = [before.get(folder) ?? none, after.get(folder) ?? none];
      const cell = (name: keyof FolderCount) => `${old[name]} → ${now[name]}`;
      return [folder, cell('files'), cell('lines'), cell('exports'), cell('circular')];
    });
  return printTable(['folder', 'files', 'lines', 'exports', 'in import circles'], rows);
}
