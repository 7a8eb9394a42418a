/** Languages of a site are listed once each, pages are in one of them, and what is around the pages has words in it. */

import type { Report } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import * as messages from '../../../diagnostics/messages.generated.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import { ownProperty } from '../../../diagnostics/own-property.ts';
import { asText } from '../../../kinds/read-fields.ts';
import { writeScalar } from '../../schema/example-of.ts';
import { isWording } from '../../schema/is-wording.ts';
import { isSameLanguage } from '../../source/language-of-text.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';
import type { Document } from '../document.ts';

/** One of `languages.list`, with its index there. */
type Spoken = { language: string; words: Readonly<Record<string, unknown>>; index: number };

export function checkLanguages(content: Content, report: Report): void {
  const { site, documents } = content;
  const list = listOf(fieldsOf(site.value.languages).list).map((one, index): Spoken => {
    const { language, words } = fieldsOf(one);
    return { language: asText(language), words: fieldsOf(words), index };
  });
  const isSound = checkList(list, site, report);
  for (const document of documents) checkListed(document, list, content, report);
  for (const spoken of isSound ? list : []) {
    if (spoken.language === site.value.language || spoken.language === '') continue;
    checkWords(spoken, content, report);
    checkSharedWords(spoken, content, report);
  }
}

/** Whether it can be told which words count. */
function checkList(list: readonly Spoken[], site: Document, report: Report): boolean {
  const all = list.map(({ language }) => language);
  const twice = list.filter(({ language, index }) => language !== '' && all.indexOf(language) < index);
  for (const { language, index } of twice)
    report(
      messages.languageTwice(locate(site.source, ['languages', 'list', index, 'language']), { language }),
    );
  const own = asText(site.value.language);
  const isThere = list.length === 0 || own === '' || all.includes(own);
  if (!isThere)
    report(messages.siteLanguageUnlisted(locate(site.source, ['languages', 'list']), { language: own }));
  return isThere && twice.length === 0;
}

/** Pages, and the files with shared words of a language. */
function checkListed(
  { collection, id, source, value }: Document,
  list: readonly Spoken[],
  { site }: Content,
  report: Report,
): void {
  const isWords = collection === 'wording' && id !== 'wording';
  const language = isWords
    ? id.slice('wording.'.length)
    : collection === 'pages'
      ? asText(value.language)
      : '';
  const known = list.map((one) => one.language);
  if (language === '' || known.includes(language)) return;
  if (!isWords && isSameLanguage(language, asText(site.value.language))) return;
  const meant = nearest(language, known);
  report(
    messages.languageUnlisted(locate(source, isWords ? [] : ['language']), {
      what: isWords ? 'This file' : 'This page',
      so: isWords
        ? 'no page shows its words'
        : 'its dates, its numbers and everything around it are in that of the site',
      language,
      hint:
        meant === undefined
          ? `Add it to “languages” in site.yaml: { language: ${language}, label: … }`
          : `Did you mean “${meant}”?`,
    }),
  );
}

/** Keys of site.yaml whose texts are around every page. */
const around = ['header', 'footer', 'tagline', 'announcement', 'search', 'languages', 'alternates'];

function checkWords({ language, words, index }: Spoken, content: Content, report: Report): void {
  const texts = content
    .visitsOf(content.site)
    .filter(
      ({ path, value }) => typeof value === 'string' && !(path[0] === 'languages' && path[1] === 'list'),
    );
  checkUse({ language, words, index }, new Set(texts.map(({ value }) => String(value))), content, report);
  const lacking = texts
    .filter(({ path, schema, value }) => around.includes(String(path[0])) && isWording(schema, String(value)))
    .map(({ value }) => String(value))
    .filter((text) => ownProperty(words, text) === undefined);
  reportLacking([...new Set(lacking)], { language, index, file: 'site.yaml' }, content, report);
}

/** Each of the words replaces a text of site.yaml, and names the same values. */
function checkUse(
  { words, index }: Spoken,
  texts: ReadonlySet<string>,
  { site }: Content,
  report: Report,
): void {
  for (const [text, own] of Object.entries(words)) {
    const path = ['languages', 'list', index, 'words', text];
    const [names, ownNames] = [bracesIn(text), bracesIn(asText(own))];
    const differing = [
      ...names.filter((name) => !ownNames.includes(name)),
      ...ownNames.filter((name) => !names.includes(name)),
    ];
    if (!texts.has(text)) {
      const meant = nearest(
        text,
        [...texts].filter((one) => one.includes(' ') || /^\p{Lu}/u.test(one)),
      );
      const hint = meant === undefined ? 'Delete the line.' : `Write on the left: ${writeScalar(meant)}`;
      report(messages.wordsUnused(locate(site.source, path, 'key'), { text, hint }));
    } else if (differing.length > 0)
      report(
        messages.wordsNamesDiffer(locate(site.source, path), {
          names: differing.join(', '),
        }),
      );
  }
}

/** With what the program fills in, such as `{year}`. */
function bracesIn(text: string): string[] {
  return [...text.matchAll(/\{[^{}]*\}/g)].map(([braces]) => braces);
}

/** By their places: the file of the language has the same fields as that of the site. */
function checkSharedWords({ language, index }: Spoken, content: Content, report: Report): void {
  const [usual, own] = ['wording', `wording.${language}`].map((id) =>
    content.collections.get('wording')?.get(id),
  );
  if (!usual) return;
  const has = new Set(own ? content.visitsOf(own).map(({ path }) => path.join('/')) : []);
  const lacking = content
    .visitsOf(usual)
    .flatMap(({ path, schema, value }) =>
      typeof value === 'string' && isWording(schema, value) && !has.has(path.join('/')) ? [value] : [],
    );
  reportLacking(lacking, { language, index, file: 'content/wording.yaml' }, content, report);
}

type Lacking = { language: string; index: number; file: string };

function reportLacking(
  texts: readonly string[],
  { language, index, file }: Lacking,
  { site }: Content,
  report: Report,
): void {
  const [first] = texts;
  if (first === undefined) return;
  const hint =
    file === 'site.yaml'
      ? `Add to “words”: ${writeScalar(first)}: …`
      : `Write them in content/wording.${language}.yaml, which has the same fields.`;
  const named = texts
    .slice(0, 3)
    .map((text) => `“${text}”`)
    .join(', ');
  report(
    messages.languageLacksTexts(locate(site.source, ['languages', 'list', index, 'language']), {
      language,
      texts: texts.length === 1 ? 'one text' : `${texts.length} texts`,
      file,
      first: texts.length > 3 ? `${named} …` : named,
      hint,
    }),
  );
}
