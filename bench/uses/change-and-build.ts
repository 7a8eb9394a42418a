/** Changes a value in a file of a site, builds, and reports which files of the output differ from the first build. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ValueTarget } from '../../renderer/edit/target.ts';
import { writeValue } from '../../renderer/edit/write-value.ts';
import type { Source } from '../../renderer/model/source.ts';
import { type buildSite, createCache } from '../../renderer/site.ts';
import { findSpan } from '../../renderer/source/find-span.ts';

export type Changing = {
  /** Pages, feeds and documents that differ, by file; undefined if the changed site can't be built. */
  build: (target: ValueTarget, put: unknown) => Promise<string[] | undefined>;
};

type Given = {
  root: string;
  out: string;
  today: Date;
  sources: ReadonlyMap<string, Source>;
  buildSite: typeof buildSite;
};

/** `root`: a copy that may be changed. It is built once, and then with each change in place of the last one. */
export async function openChanging({ root, out, today, sources, buildSite }: Given): Promise<Changing> {
  const cache = createCache();
  const build = () => buildSite({ root, out, today, cache, pictures: 'later', search: 'later' });
  const started = await build();
  if (!started.ok)
    throw new Error(`${root} can't be built: ${JSON.stringify(started.diagnostics.slice(0, 3))}`);
  const before = new Map(comparedIn(out).map((output) => [output, digestOf(out, output)]));
  const now = new Map(before);
  return {
    build: async (target, put) => {
      const source = sources.get(target.source);
      const found = source && findSpan(source, target.path);
      if (!found?.whole) return undefined;
      const { start, end, text } = writeValue(found.text.text, found.span, put);
      const file = join(root, found.text.file);
      writeFileSync(file, found.text.text.slice(0, start) + text + found.text.text.slice(end));
      // A value that passes the check but breaks the build is useless too.
      const built = await build()
        .catch(() => undefined)
        .finally(() => writeFileSync(file, found.text.text));
      if (!built?.ok) return undefined;
      for (const output of built.changed.filter(isCompared)) {
        const digest = digestOf(out, output);
        if (digest === undefined) now.delete(output);
        else now.set(output, digest);
      }
      return [...new Set([...before.keys(), ...now.keys()])]
        .filter((output) => before.get(output) !== now.get(output))
        .toSorted();
    },
  };
}

function comparedIn(out: string): string[] {
  return readdirSync(out, { recursive: true, encoding: 'utf8' }).filter(isCompared);
}

/** Only what visitors or programs read as text: no pictures, styles, scripts, headers, nor the search index. */
function isCompared(output: string): boolean {
  return (
    /\.(?:html|xml|json|txt|webmanifest|ics|pdf)$/.test(output) &&
    !/^(?:pagefind|assets|media)\//.test(output)
  );
}

function digestOf(out: string, output: string): string | undefined {
  const file = join(out, output);
  return existsSync(file) ? createHash('sha1').update(readFileSync(file)).digest('hex') : undefined;
}
