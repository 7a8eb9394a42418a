import type { Report } from '../../../diagnostics/diagnostic.ts';
import { type Fields, fieldsOf } from '../../../diagnostics/fields.ts';
import { saidOtherwise, saidTwice } from '../../../diagnostics/messages/check-references.ts';
import type { Content } from '../../check/content.ts';
import type { Document } from '../../check/document.ts';
import type { ContentChange, DocumentRule } from '../../check/document-rule.ts';
import { isVisitorText } from '../../check/is-visitor-text.ts';
import type { NamedValue } from '../../check/named-values/named-value.ts';
import { wordsOf } from '../../check/named-values/phrase-words.ts';
import { nameableKinds } from '../../check/names/nameable-kinds.ts';
import { scopeOf } from '../../check/names/scope-of.ts';
import { sharedValues } from '../../check/names/shared-values.ts';
import { onceEach } from '../../check/once-each.ts';
import { writtenDocument } from '../../check/written-document.ts';
import type { WrittenText } from '../../check/written-texts.ts';
import { followNames } from '../../schema/follow-names.ts';
import { amountPattern } from './find-amounts.ts';
import { dayPattern } from './find-days.ts';
import { findSaidTwice } from './find-said-twice.ts';
import { createValueIndex } from './value-index.ts';

/** A value with a name is written once, and named elsewhere, so that it changes everywhere. */
export const checkSaidTwice: DocumentRule = { open: openSaidTwice, holds: areSaidAsBefore };

function openSaidTwice(content: Content): ReturnType<DocumentRule['open']> {
  const values = content.named();
  const patterns = patternsOf(content.site.value, values);
  if (!patterns) return () => {};
  const index = createValueIndex(values);
  const isDefinition = definitionsAmong(values);
  const checkText = (written: WrittenText, report: Report) => {
    if (!isVisitorText(written, content.kinds) || isDefinition(written)) return;
    const { collection, id } = written.document;
    const { text, prose } = written.scanned();
    const scanned = { text, prose, written: written.text, beside: besideOf(written), collection, id };
    const found = findSaidTwice(scanned, index, patterns);
    if (found.length === 0) return;
    const namesOf = namingIn(written, content);
    for (const { kind, offset, written: typed, values: meant } of found) {
      const names = meant.flatMap(namesOf);
      const [first] = names;
      if (first === undefined) continue;
      const message = kind === 'same' ? saidTwice : saidOtherwise;
      report(
        message(written.placeAt(offset), typed, { names: [...new Set(names)], shown: meant[0]?.shown ?? '' }),
      );
    }
  };
  return ({ texts }, report) => {
    for (const written of texts()) checkText(written, report);
  };
}

/** A changed value affects only texts that may contain it, as it was or as it is. */
function areSaidAsBefore({ before, now }: ContentChange): (document: Document) => boolean {
  const mayBeSaid = changedValues(before.named(), now.named()).map(sayingIn);
  if (mayBeSaid.length === 0) return () => true;
  return (document) =>
    !writtenDocument(document, now)
      .texts()
      .some((written) => {
        const text = `${written.text} ${besideOf(written)}`;
        return mayBeSaid.some((isSaid) => isSaid(text)) && isVisitorText(written, now.kinds);
      });
}

/**
 * Whether a text may contain a value, or mention its subject. Titles and streets are recognised by their words,
 * whatever separates them; a figure may be written in words.
 */
function sayingIn({ reading: { kind }, shown }: NamedValue): (text: string) => boolean {
  switch (kind) {
    case 'amount':
    case 'day':
    case 'phone':
      return (text) => /\p{Nd}/u.test(text);
    case 'phrase': {
      const words = wordsOf(shown);
      return (text) => words.every((word) => text.includes(word));
    }
    case 'word':
    case 'email':
      return (text) => text.includes(shown);
    case 'figure':
      return () => true;
  }
}

/** Values in only one of the two. */
function changedValues(before: readonly NamedValue[], now: readonly NamedValue[]): NamedValue[] {
  return [...lackingIn(now, before), ...lackingIn(before, now)];
}

function lackingIn(values: readonly NamedValue[], others: readonly NamedValue[]): NamedValue[] {
  const keys = new Set(values.map(keyOf));
  return others.filter((value) => !keys.has(keyOf(value)));
}

/** Includes the title for amounts and figures, since a sentence with the title of an entry is about those. */
function keyOf({ name, shown, reading, document }: NamedValue): string {
  const isOfTitle = reading.kind === 'amount' || reading.kind === 'figure';
  return JSON.stringify([name, shown, reading, isOfTitle ? document.value.title : undefined]);
}

/** Undefined for an unknown language, locale or currency, which is reported elsewhere. */
function patternsOf({ language, locale = language, currency }: Fields, values: readonly NamedValue[]) {
  const used = values.flatMap(({ reading }) => (reading.kind === 'amount' ? [reading.currency] : []));
  try {
    return {
      amounts: [...new Set([String(currency), ...used])].map((one) => amountPattern(one, String(locale))),
      day: dayPattern(String(language)),
    };
  } catch {
    return undefined;
  }
}

/**
 * Whether a text is where a value is defined: `courses.osce-virtual-adult.title` in the file of the course, at `title`.
 */
function definitionsAmong(values: readonly NamedValue[]): (written: WrittenText) => boolean {
  const byFile = new Map<string, NamedValue[]>();
  for (const value of values) {
    const { file } = value.document.source;
    const known = byFile.get(file);
    if (known) known.push(value);
    else byFile.set(file, [value]);
  }
  const pathsIn = onceEach((file: string) => new Set(byFile.get(file)?.map(pathOf)));
  return ({ document, path }) => pathsIn(document.source.file).has(path.join('/'));
}

function pathOf({ name, document }: NamedValue): string {
  const [head = '', ...rest] = name.split('.');
  const inSite = () => followNames(document.value, rest)?.path ?? rest;
  const path = head === 'site' ? inSite() : document.collection === 'site' ? [head, ...rest] : rest.slice(1);
  return path.join('/');
}

/** The label of a figure, or similar fields of the same group: `{ value: 115, label: questions }`. */
function besideOf({ document, path }: WrittenText): string {
  if (path.length === 0) return '';
  let group: unknown = document.value;
  for (const key of path.slice(0, -1)) group = Reflect.get(Object(group), key);
  const { label, title, unit } = fieldsOf(group);
  return [label, title, unit]
    .filter((text, index) => typeof text === 'string' && path.at(-1) !== ['label', 'title', 'unit'][index])
    .join(' ');
}

/**
 * The names by which a text can use a value; none for an entry's values in words and patterns, which can't name
 * entries.
 */
function namingIn({ document, path }: WrittenText, content: Content): (value: NamedValue) => string[] {
  const { current, isBeneath } = scopeOf(document, path, content);
  return (value) => {
    const [head = '', , field = ''] = value.name.split('.');
    const kind = nameableKinds(content.kinds).find(({ collection }) => collection === head);
    if (path.length > 0 && kind && document === value.document && current.includes(kind.word))
      return [`${kind.word}.${field}`];
    const isAbove = kind !== undefined || sharedValues(content).has(head);
    return isBeneath && isAbove ? [] : [value.name];
  };
}
