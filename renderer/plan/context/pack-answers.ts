import type { LeftAnswers, LeftPage } from './left-answers.ts';

/**
 * What a process leaves of its answers as few large values instead of many small ones, which are written and read in a
 * fraction of the time. `files`, `looks` and `addresses` are JSON; the other texts have an item a line.
 */
export type PackedAnswers = Omit<LeftAnswers, 'files' | 'looks' | 'made' | 'digests' | 'pages'> & {
  files: string;
  looks: string;
  made: string;
  digests: string;
  pages: {
    addresses: string;
    routes: string;
    versions: Float64Array;
    /** What each was made of, one list after the other, and where each list ends. */
    madeOf: Uint32Array;
    ends: Uint32Array;
  };
};

export function packAnswers(left: LeftAnswers): PackedAnswers {
  const { files, looks, made, digests, pages, ...numbers } = left;
  const all = [...pages.values()];
  return {
    ...numbers,
    files: JSON.stringify(files),
    looks: JSON.stringify(looks),
    made: packLines(made),
    digests: packLines(digests),
    pages: {
      addresses: JSON.stringify([...pages.keys()]),
      routes: packLines(all.map(({ route }) => route)),
      versions: Float64Array.from(all, ({ version }) => version),
      ...joinLists(all.map(({ madeOf }) => madeOf)),
    },
  };
}

export function unpackAnswers(packed: PackedAnswers): LeftAnswers {
  const { files, looks, made, digests, pages, ...numbers } = packed;
  return {
    ...numbers,
    files: JSON.parse(files),
    looks: JSON.parse(looks),
    made: unpackLines(made),
    digests: unpackLines(digests),
    pages: unpackPages(pages),
  };
}

function unpackPages({
  addresses,
  routes,
  versions,
  madeOf,
  ends,
}: PackedAnswers['pages']): Map<string, LeftPage> {
  const written = unpackLines(routes);
  const known: string[] = JSON.parse(addresses);
  return new Map(
    known.map((address, index) => {
      const parts = madeOf.subarray(ends[index - 1] ?? 0, ends[index] ?? 0);
      return [address, { route: written[index] ?? '', version: versions[index] ?? 0, madeOf: parts }];
    }),
  );
}

/** Digests and JSON: none of them has a line break. */
function packLines(texts: readonly string[]): string {
  return texts.map((text) => `${text}\n`).join('');
}

export function unpackLines(packed: string): string[] {
  return packed === '' ? [] : packed.slice(0, -1).split('\n');
}

function joinLists(lists: readonly Uint32Array[]): { madeOf: Uint32Array; ends: Uint32Array } {
  const ends = new Uint32Array(lists.length);
  let end = 0;
  lists.forEach((list, index) => {
    end += list.length;
    ends[index] = end;
  });
  const madeOf = new Uint32Array(end);
  lists.forEach((list, index) => {
    madeOf.set(list, ends[index - 1] ?? 0);
  });
  return { madeOf, ends };
}
