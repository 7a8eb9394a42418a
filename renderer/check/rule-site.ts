import { fieldsOf, listOf } from '../../diagnostics/fields.ts';
import type { RuleFile, RuleSection, RuleSite } from '../../kinds/rule-site.ts';
import { findNames } from '../schema/name-grammar.ts';
import { locate } from '../source/locate.ts';
import { locateText } from '../source/locate-text.ts';
import type { Content } from './content.ts';
import type { Demand } from './demand.ts';
import type { Document } from './document.ts';
import { isChecked } from './gather-content.ts';

/** The part of the content that the rules of kinds may look at. */
export function ruleSite({ collections, kinds, site, gaps }: Content, demand: Demand): RuleSite {
  const collectionOf = (word: string) => kinds.find((kind) => kind.word === word)?.collection;
  const documents = (word: string) => collections.get(collectionOf(word) ?? '');
  const entries = (word: string) =>
    gaps.each([...(documents(word)?.values() ?? [])].filter(isChecked).map(ruleFile));
  return {
    settings: ruleFile(site),
    entries,
    entry: (word, id) => {
      const document = documents(word)?.get(id);
      return document && ruleFile(document);
    },
    sections: (section) => entries('page').flatMap((page) => sectionsOf(page, section)),
    mentions: (text) =>
      [...collections.values()].some((entries) =>
        [...entries.values()].some(({ source, value }) =>
          (source.body ? source.text : JSON.stringify(value)).includes(text),
        ),
      ),
    hasPages: (word) =>
      listOf(site.value.routes).some((route) => fieldsOf(route).collection === collectionOf(word)),
    need: demand,
    namesIn: (text) =>
      findNames(text).flatMap((found) =>
        found.kind === 'name' ? [{ name: found.name, offset: found.offset }] : [],
      ),
  };
}

export function ruleFile({ id, source, value }: Pick<Document, 'id' | 'source' | 'value'>): RuleFile {
  return {
    id,
    file: source.file,
    value,
    place: (path, part) => locate(source, path, part),
    placeInText: (path, offset) => locateText(source, path, offset),
  };
}

function sectionsOf(page: RuleFile, section: string): RuleSection[] {
  return listOf(page.value.sections).flatMap((item, index) => {
    const value = fieldsOf(item);
    return value.section === section ? [{ page, at: ['sections', index], value }] : [];
  });
}
