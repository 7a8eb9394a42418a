import type { Kinds } from '../model/kinds.ts';
import type { Source, Sources } from '../model/source.ts';
import { kindOf } from '../schema/find-kind.ts';
import { idOf } from '../source/id-of.ts';

/** A file that one can ask about. `name`: its name in texts and editors (`courses/oet-weekend`, `facts`, `site`). */
export type AskedFile = { source: Source; schema: string; name: string };

/** site.yaml and every readable content file, including those of a base. */
export function filesToAsk({ site, collections }: Sources, kinds: Kinds): AskedFile[] {
  const content = Object.entries(collections).flatMap(([collection, sources]) => {
    const kind = kindOf(collection, kinds);
    return sources.map((source) => ({
      source,
      schema: kind?.word ?? collection,
      name: kind?.holds === 'file' ? collection : `${collection}/${idOf(source)}`,
    }));
  });
  return [{ source: site, schema: 'site', name: 'site' }, ...content].filter(({ source }) => source.spans);
}

/**
 * `facts`, `facts.yaml`, `content/facts.yaml`, `courses/oet-weekend`, `courses.oet-weekend`, or the path of the file as
 * messages print it.
 */
export function isCalled({ source, name }: AskedFile, written: string): boolean {
  const inContent = source.file.replace(/^.*?content\//, '');
  const names = [name, name.replace('/', '.'), source.file, inContent, inContent.replace(/\.[a-z]+$/, '')];
  return names.includes(written.replace(/^\.\//, ''));
}
