import path from 'node:path';
import type { Path } from '../../../diagnostics/place.ts';
import { locate } from '../../../renderer/source/locate.ts';
import { createSite, read } from '../create-site.ts';

type Files = Readonly<Record<string, string>>;

/** A site, a branch of it below `branches/np`, and the result of reading the branch. */
export async function readBranch(base: Files, branch: Files) {
  const root = createSite({
    'site.yaml': 'name: Base\n',
    'content/pages/home.yaml': 'title: Home\n',
    ...base,
    ...Object.fromEntries(
      Object.entries({ 'site.yaml': '', ...branch }).map(([file, text]) => [
        `branches/np/${file}`,
        file === 'site.yaml' && !text.includes('extends:') ? `extends: ../../site.yaml\n${text}` : text,
      ]),
    ),
  });
  const { sources, said } = await read(path.join(root, 'branches/np'));
  const find = (collection: string, id: string) =>
    collection === 'site'
      ? sources?.site
      : sources?.collections[collection]?.find(({ file }) => file.replace(/^.*\/|\.[a-z]+$/g, '') === id);
  const source = (name: string) => {
    const [collection = '', id = collection] = name.split('/');
    const found = find(collection, id);
    if (!found) throw new Error(`${name} is not there`);
    return found;
  };
  return {
    root,
    sources,
    said,
    source,
    value: (name: string) => source(name).value,
    place: (name: string, at: Path) => {
      const { file, line, column } = locate(source(name), at);
      return `${file}:${line}:${column}`;
    },
  };
}
