import { alikeFirst } from '../../../diagnostics/alike-first.ts';
import type { Report } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { fileInWrongFolder, unknownSection } from '../../../diagnostics/messages/check-shape.ts';
import { sectionLineMissing } from '../../../diagnostics/messages.generated.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import type { Source } from '../../model/source.ts';
import { folderFitting, unknownIn } from '../../schema/fits-kind.ts';
import { sectionKind, splitSection } from '../../schema/split-section.ts';
import { findSpan } from '../../source/find-span.ts';
import { isBelowEmptyLine } from '../../source/is-below-empty-line.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';
import type { Document } from '../document.ts';
import { checkShape } from './check-shape.ts';

/** Checks a file against its schema; in a page, each section against the schema of its kind. */
export function checkDocument(document: Document, content: Content, report: Report): void {
  const { source } = document;
  const validator = content.validators(document.schemaName);
  if (!validator || (source.isPart && source.value === undefined)) return;
  const folder = meantFolder(document, content);
  if (folder !== undefined) {
    report(fileInWrongFolder(locate(source, []), { from: document.collection, to: folder, id: document.id }));
    return;
  }
  const value = source.value ?? {};
  const currency = currencyOf(content);
  if (document.collection !== 'pages') {
    const keys = Object.keys(fieldsOf(document.schema.properties));
    checkShape({ source, value, base: [], validator, keys, currency }, report);
    return;
  }
  const section = fieldsOf(fieldsOf(fieldsOf(document.schema.properties).sections).items);
  checkShape({ source, value: withCommonFields(value, section), base: [], validator, currency }, report);
  for (const [index, item] of listOf(document.value.sections).entries()) {
    checkSection({ document, item, index, section }, content, report);
  }
}

function currencyOf({ site }: Content): string | undefined {
  const { currency } = site.value;
  return typeof currency === 'string' ? currency : undefined;
}

type SectionAt = {
  document: Document;
  item: unknown;
  index: number;
  section: Readonly<Record<string, unknown>>;
};

/** A section without a kind, or with one that isn't text, was reported with the page. */
function checkSection({ document, item, index, section }: SectionAt, content: Content, report: Report): void {
  const { source } = document;
  const kind = sectionKind(item);
  if (kind === undefined) return;
  const base = ['sections', index];
  const validator = content.validators(`sections/${kind}`);
  if (!validator) {
    const kinds = sectionKinds(content);
    const known = alikeFirst(kind, kinds);
    report(unknownSection(locate(source, [...base, 'section']), kind, nearest(kind, kinds), known));
    return;
  }
  const alsoAllowed = Object.keys(fieldsOf(section.properties));
  const isForeign = (key: string) =>
    !alsoAllowed.includes(key) &&
    !Object.hasOwn(propertiesOf(kind, content), key) &&
    sectionKinds(content).some((other) => Object.hasOwn(propertiesOf(other, content), key));
  const lost = findLostSection(source, index, isForeign);
  if (lost)
    report(
      sectionLineMissing(locate(source, [...base, lost.keys[0] ?? ''], 'key'), { kind, key: lost.foreign }),
    );
  const own = Object.entries(splitSection(item, section).own);
  const value = lost
    ? Object.fromEntries(own.filter(([key]) => !lost.keys.includes(key)))
    : Object.fromEntries(own);
  const keys = Object.keys(propertiesOf(kind, content));
  const currency = currencyOf(content);
  checkShape({ source, value, base, validator, alsoAllowed, keys, currency }, report);
}

function propertiesOf(kind: string, { schemas }: Content): Readonly<Record<string, unknown>> {
  return fieldsOf(fieldsOf(schemas[`sections/${kind}`]).properties);
}

function sectionKinds(content: Content): string[] {
  return Object.keys(content.schemas).flatMap((name) =>
    name.startsWith('sections/') ? [name.slice('sections/'.length)] : [],
  );
}

/** The page as its own schema expects it: sections have only the fields common to all, even those without a kind. */
function withCommonFields(value: unknown, section: Readonly<Record<string, unknown>>): unknown {
  const page = fieldsOf(value);
  if (value !== page || !Array.isArray(page.sections)) return value;
  const sections = page.sections.map((item) =>
    fieldsOf(item) === item ? splitSection(item, section).common : item,
  );
  return { ...page, sections };
}

/** `keys`: fields that seem to belong to the next section; `foreign`: the first of them that this one doesn't have. */
type LostSection = { keys: readonly string[]; foreign: string };

/**
 * Finds where the next section begins within this one because the line that names it is gone: after an empty line, with
 * at least one field that only other kinds of sections have (`isForeign`).
 */
function findLostSection(
  source: Source,
  index: number,
  isForeign: (key: string) => boolean,
): LostSection | undefined {
  const { span, whole, text } = findSpan(source, ['sections', index]) ?? {};
  if (!whole || span?.kind !== 'group' || !text) return undefined;
  const fields = Object.entries(span.fields).sort(([, one], [, other]) => (one.key ?? 0) - (other.key ?? 0));
  const start = fields.findIndex(([, { key }], order) => order > 0 && isBelowEmptyLine(text.text, key ?? 0));
  const keys = start < 0 ? [] : fields.slice(start).map(([key]) => key);
  const foreign = keys.find(isForeign);
  return foreign === undefined ? undefined : { keys, foreign };
}

/**
 * The folder that a file belongs in, if its fields are those of another kind: that kind knows all of them and lacks
 * none that it requires, and at least two are unknown where the file is.
 */
function meantFolder({ collection, value }: Document, content: Content): string | undefined {
  const keys = Object.keys(value);
  const own = content.kinds.find((kind) => kind.collection === collection);
  if (own?.holds !== 'folder' || unknownIn(own, keys, content.schemas).length < 2) return undefined;
  const others = content.kinds.filter((kind) => kind !== own);
  return folderFitting(keys, others, own.format, content.schemas);
}
