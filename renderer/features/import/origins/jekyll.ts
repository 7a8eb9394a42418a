import { type Fields, fieldsOf } from '../../../../diagnostics/fields.ts';
import { ownProperty } from '../../../../diagnostics/own-property.ts';
import { textOfField, wordsOfField } from './fields-as.ts';
import { readFieldsIn } from './front-matter.ts';
import { expandLiquid } from './liquid.ts';
import { fillPermalink, partsOfDay } from './permalink.ts';
import { permalinkOf } from './permalink-of.ts';
import type { OpenProgram } from './program.ts';

/** https://jekyllrb.com/docs/permalinks/ */
export const jekyll: OpenProgram = (folder) => {
  const file = ['_config.yml', '_config.yaml', '_config.toml'].find((name) => folder.has(name));
  if (file === undefined) return undefined;
  const settings = readFieldsIn(folder.text(file) ?? '', file.endsWith('toml') ? 'toml' : 'yaml').fields;
  return {
    name: 'Jekyll',
    address: textOfField(settings, ['url']),
    holds: (name) => /(?:^|\/)_(?:posts|drafts)\//.test(name) || !/(?:^|\/)_/.test(name),
    isAlso: (name) => /(?:^|\/)_posts\/.*\.html$/.test(name),
    roots: ['', 'assets'],
    expand: (text, fields, note) => expandLiquid(text, { page: fields, site: settings }, note),
    addressesOf: ({ fields, file: name, day, slug }) => {
      const before = name.slice(0, Math.max(0, name.search(/(?:^|\/)_(?:posts|drafts)\//)));
      const own = wordsOfField(fields, ['categories', 'category']).map((word) =>
        word.toLowerCase().replace(/\s+/g, '-'),
      );
      const parts = new Map([
        ...partsOfDay(day),
        ['title', slug],
        ['slug', slug],
        ['categories', [...before.split('/').filter(Boolean), ...own].join('/')],
        ['collection', articles],
        ['output_ext', '.html'],
      ]);
      const written = permalinkOf(fields) ?? patternIn(settings);
      return [fillPermalink(written, parts)];
    },
  };
};

/** What Jekyll calls its articles. */
const articles = '_posts'.slice(1);

const styles: ReadonlyMap<string, string> = new Map([
  ['date', '/:categories/:year/:month/:day/:title:output_ext'],
  ['pretty', '/:categories/:year/:month/:day/:title/'],
  ['ordinal', '/:categories/:year/:y_day/:title:output_ext'],
  ['none', '/:categories/:title:output_ext'],
]);

/** The pattern of posts: their own, or that of everything. */
function patternIn(settings: Fields): string {
  const posts = fieldsOf(ownProperty(fieldsOf(ownProperty(settings, 'collections')), articles));
  const written = textOfField(posts, ['permalink']) ?? textOfField(settings, ['permalink']) ?? 'date';
  return styles.get(written) ?? written;
}
