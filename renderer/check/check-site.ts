import type { Diagnostic, Report } from '../../diagnostics/diagnostic.ts';
import { hasError } from '../../diagnostics/has-error.ts';
import type { KindCodes } from '../../kinds/kind.ts';
import type { Kinds } from '../model/kinds.ts';
import type { Entry, SchemaSet, Site } from '../model/site.ts';
import type { Sources } from '../model/source.ts';
import { compileSchemas, type Validators } from '../schema/compile-schemas.ts';
import { readKinds } from '../schema/read-kinds.ts';
import { walkValues } from '../schema/walk-values.ts';
import { checkNeeds } from './check-needs.ts';
import type { Content, Document, Visit } from './content.ts';
import { createDemand } from './demand.ts';
import { gatherDocuments } from './gather-documents.ts';
import { judgedSite } from './judged-site.ts';
import { fixedNames } from './names/fixed-names.ts';
import { releaseRules, rules } from './rules/rules.ts';
import { checkDocument } from './shape/check-document.ts';

export type CheckOptions = {
  today: Date;
  /** The code of kinds: their rules run beside those of the core. */
  code: KindCodes;
  /** Refuses placeholders and samples. */
  release?: boolean;
  /** Made of the same schemas; spares compiling them again. */
  validators?: Validators;
};

/** Judges everything that was read. Reports each mistake once; `undefined` exactly where one of them is an error. */
export function checkSite(
  sources: Sources,
  schemas: SchemaSet,
  options: CheckOptions,
  report: Report,
): Site | undefined {
  const { code, today, release = false, validators = compileSchemas(schemas) } = options;
  const found: Diagnostic[] = [];
  const note: Report = (diagnostic) => {
    found.push(diagnostic);
    report(diagnostic);
  };
  const content = gatherContent(sources, schemas, { code, today, validators });
  for (const document of content.documents) checkDocument(document, content, note);
  for (const rule of release ? [...rules, ...releaseRules] : rules) rule(content, note);
  checkKinds(content, release, note);
  return hasError(found) ? undefined : siteOf(sources, content);
}

function checkKinds(content: Content, release: boolean, report: Report): void {
  const demand = createDemand(content, report);
  checkNeeds(content, demand);
  const site = judgedSite(content, demand);
  for (const { rules: own = [], releaseRules: last = [] } of Object.values(content.code))
    for (const rule of release ? [...own, ...last] : own) rule(site, report);
}

function gatherContent(
  sources: Sources,
  schemas: SchemaSet,
  given: Pick<Content, 'code' | 'today' | 'validators'>,
): Content {
  const kinds = readKinds(schemas);
  const documents = gatherDocuments(sources, schemas, kinds);
  const [site] = documents;
  if (!site) throw new Error('there is no schema for site.yaml');
  const collections = byCollection(documents, kinds);
  const visits = documents.flatMap((document) => visitsOf(document, schemas));
  return {
    ...given,
    schemas,
    kinds,
    site,
    documents,
    collections,
    fixedNames: fixedNames(site, collections.get('facts')?.get('facts')),
    media: sources.media,
    visits,
  };
}

function visitsOf(document: Document, schemas: SchemaSet): Visit[] {
  return walkValues(document.value, document.schemaName, schemas).map((walked) => ({ document, ...walked }));
}

/** Empty collections are there too, so that "no such course" differs from "no such collection". */
function byCollection(documents: readonly Document[], kinds: Kinds): Map<string, Map<string, Document>> {
  const collections = new Map(kinds.map(({ collection }) => [collection, new Map<string, Document>()]));
  for (const document of documents) collections.get(document.collection)?.set(document.id, document);
  return collections;
}

function siteOf(sources: Sources, content: Content): Site {
  const collections = Object.fromEntries(
    [...content.collections].map(([name, documents]) => [name, [...documents.values()].map(entryOf)]),
  );
  return {
    root: sources.root,
    schemas: content.schemas,
    kinds: content.kinds,
    settings: entryOf(content.site),
    collections,
    media: sources.media,
  };
}

function entryOf({ id, source, value }: Document): Entry {
  return { id, source, value };
}
