import type { Fields } from '../../../../diagnostics/fields.ts';
import { plainSlug } from '../../../../diagnostics/words/plain-slug.ts';
import { textOfField } from './fields-as.ts';
import { readFieldsIn } from './front-matter.ts';
import { expandLiquid } from './liquid.ts';
import { fillTemplate, partsOfDay } from './permalink.ts';
import { permalinkOf } from './permalink-of.ts';
import type { OpenProgram } from './program.ts';
import { folderOf, type SourceFolder } from './source-folder.ts';

/** https://www.11ty.dev/docs/permalinks/ */
export const eleventy: OpenProgram = (folder) => {
  const isEleventy =
    folder.files.some((file) => /^(?:\.eleventy|eleventy\.config)\.[cm]?js$|\.11tydata\.\w+$/.test(file)) ||
    /"@11ty\/eleventy"/.test(folder.text('package.json') ?? '');
  if (!isEleventy) return undefined;
  const shared = (file: string) => sharedFields(folder, file);
  const site = settingsIn(folder);
  return {
    name: 'Eleventy',
    address: textOfField(site, ['url', 'baseUrl', 'origin']),
    holds: (file) => !/(?:^|\/)_(?:includes|data|layouts|components|11ty)\//.test(file),
    roots: ['', 'src', 'public', 'static', 'assets', 'content'],
    shared,
    expand: (text, fields, note) => expandLiquid(text, { page: fields, site }, note),
    addressesOf: ({ file, fields, day, slug }) => {
      const title = plainSlug(textOfField(fields, ['title']) ?? '');
      const parts = new Map([...partsOfDay(day), ['fileSlug', slug], ['slug', slug], ['title', title]]);
      const written = permalinkOf(fields);
      if (written !== undefined) return [fillTemplate(written, parts)];
      const stem = `${folderOf(file)}/${slug}`.replace(/^(?:src|content|site)\//, '');
      return [`/${stem}/`];
    },
  };
};

/** Of the folders above and of the file itself; of those that are programs, only an address that is written out. */
function sharedFields(folder: SourceFolder, file: string): Fields {
  const folders = folderOf(file)
    .split('/')
    .map((_, index, all) => all.slice(0, index + 1).join('/'));
  const names = folders.flatMap((one) => {
    const name = one.split('/').at(-1) ?? '';
    return [
      `${one}/${name}.json`,
      `${one}/${name}.11tydata.json`,
      `${one}/${name}.11tydata.js`,
      `${one}/${name}.11tydata.cjs`,
    ];
  });
  const own = file.replace(/\.\w+$/, '');
  const read = [...names, `${own}.11tydata.json`].map((name): Fields => {
    const text = folder.has(name) ? (folder.text(name) ?? '') : '';
    if (name.endsWith('.json')) return text === '' ? {} : readFieldsIn(text, 'json').fields;
    const permalink = /\bpermalink\b[^"'`]{0,200}(["'`])([^"'`]+)\1/.exec(text)?.[2];
    return permalink === undefined
      ? {}
      : { permalink: permalink.replace(/\$\{/g, '{{').replace(/(?<!\})\}(?!\})/g, '}}') };
  });
  return Object.assign({}, ...read);
}

function settingsIn(folder: SourceFolder): Fields {
  const files = folder.files.filter((file) =>
    /(?:^|\/)_?data\/(?:site|metadata|meta|config)\.(?:json|ya?ml)$/.test(file),
  );
  return Object.assign(
    {},
    ...files.map(
      (file) => readFieldsIn(folder.text(file) ?? '', file.endsWith('json') ? 'json' : 'yaml').fields,
    ),
  );
}
