import { type Fields, fieldsOf } from '../../../../diagnostics/fields.ts';
import { ownProperty } from '../../../../diagnostics/own-property.ts';
import { plainSlug } from '../../../../diagnostics/words/plain-slug.ts';
import { textOfField } from './fields-as.ts';
import { readFieldsIn } from './front-matter.ts';
import { expandShortcodes } from './hugo-shortcodes.ts';
import { fillPermalink, partsOfDay } from './permalink.ts';
import type { OpenProgram } from './program.ts';
import { slugFromName } from './read-article.ts';
import type { SourceFolder } from './source-folder.ts';

/** https://gohugo.io/content-management/organization/ */
export const hugo: OpenProgram = (folder, language) => {
  const settings = readSettings(folder);
  const isHugo =
    folder.files.some((file) => /^(?:hugo|config)\.(?:toml|ya?ml|json)$|^config\/_default\//.test(file)) &&
    folder.files.some((file) => file.startsWith('content/') || file.startsWith('archetypes/'));
  if (!isHugo) return undefined;
  const languages = readLanguages(folder, settings, language);
  const isOther = (file: string) => file.startsWith('content/') && !languages.isOwn(file);
  return {
    name: 'Hugo',
    address: textOfField(settings, ['baseURL', 'baseurl']),
    holds: (file) => file.startsWith('content/') && !file.endsWith('/_index.md') && languages.isOwn(file),
    isOtherLanguage: isOther,
    roots: ['static', 'assets', 'content', languages.root],
    expand: (text, _fields, note) => expandShortcodes(text, note),
    addressesOf: (article) => {
      const path = article.file.slice(languages.root.length + 1);
      const sections = path.split('/').slice(0, -1);
      const isBundle = /\/index\.\w+$/.test(path);
      const within = isBundle ? sections.slice(0, -1) : sections;
      const name = slugFromFile(article.file);
      const slug = textOfField(article.fields, ['slug']) ?? name;
      const parts = new Map([
        ...partsOfDay(article.day),
        ['title', plainSlug(textOfField(article.fields, ['title']) ?? name)],
        ['slug', slug],
        ['slugorfilename', slug],
        ['slugorcontentbasename', slug],
        ['filename', name],
        ['contentbasename', name],
        ['section', sections[0] ?? ''],
        ['sections', within.join('/')],
      ]);
      const pattern = patternFor(settings, sections[0] ?? '');
      const own = textOfField(article.fields, ['url']);
      return [
        own ?? (pattern === undefined ? `/${[...within, slug].join('/')}/` : fillPermalink(pattern, parts)),
      ];
    },
  };
};

/** Hugo keeps the date in a file's name, except where settings read it from there. */
function slugFromFile(file: string): string {
  const name =
    file
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '') ?? '';
  return name === 'index' ? slugFromName(file) : name.replace(/\.[a-z]{2}(?:-[a-z]{2})?$/i, '');
}

function readSettings(folder: SourceFolder): Fields {
  const files = folder.files.filter((file) =>
    /^(?:(?:config\/_default\/)?(?:hugo|config)|config\/_default\/(?:permalinks|languages))\.(?:toml|ya?ml|json)$/.test(
      file,
    ),
  );
  const read = files.map((file): Fields => {
    const { fields } = readFieldsIn(
      folder.text(file) ?? '',
      file.split('.').at(-1)?.replace('yml', 'yaml') ?? '',
    );
    const [, group] = /\/(permalinks|languages)\./.exec(file) ?? [];
    return group === undefined ? fields : { [group]: fields };
  });
  return Object.assign({}, ...read);
}

function patternFor(settings: Fields, section: string): string | undefined {
  const permalinks = fieldsOf(ownProperty(settings, 'permalinks'));
  const found =
    ownProperty(permalinks, section) ?? ownProperty(fieldsOf(ownProperty(permalinks, 'page')), section);
  return typeof found === 'string' ? found : undefined;
}

/** A folder for each language, or its name before the ending of a file. */
function readLanguages(folder: SourceFolder, settings: Fields, language: string) {
  const short = language.split('-')[0]?.toLowerCase() ?? '';
  const first = textOfField(settings, ['defaultContentLanguage']) ?? 'en';
  const folders = languageFolders(folder, settings);
  const wanted = [language.toLowerCase(), short, first.toLowerCase()].find((one) => folders.has(one));
  const root = (wanted === undefined ? undefined : folders.get(wanted)) ?? 'content';
  const others = new Set([
    ...folders.keys(),
    ...Object.keys(fieldsOf(ownProperty(settings, 'languages'))).map((one) => one.toLowerCase()),
  ]);
  const isOwn = (file: string) => {
    const [, mark] = /\.([a-z]{2}(?:-[a-z]{2,4})?)\.\w+$/i.exec(file) ?? [];
    const own = mark?.toLowerCase();
    return (
      file.startsWith(`${root}/`) &&
      (own === undefined || !others.has(own) || own === language.toLowerCase() || own === short)
    );
  };
  return { root, isOwn };
}

/** `contentDir` of each language. */
function languageFolders(folder: SourceFolder, settings: Fields): ReadonlyMap<string, string> {
  const inOne = Object.entries(fieldsOf(ownProperty(settings, 'languages'))).map(
    ([name, value]): [string, unknown] => [name, fieldsOf(value).contentDir],
  );
  const inFiles = folder.files.flatMap((file): [string, unknown][] => {
    const [, name, ending] = /^config\/_default\/languages\.([\w-]+)\.(toml|ya?ml|json)$/.exec(file) ?? [];
    if (name === undefined || ending === undefined) return [];
    return [
      [name, readFieldsIn(folder.text(file) ?? '', ending === 'yml' ? 'yaml' : ending).fields.contentDir],
    ];
  });
  const named = [...inOne, ...inFiles].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name.toLowerCase(), value.replace(/^\/|\/$/g, '')]] : [],
  );
  return new Map(named);
}
