import { lookUpLanguage } from '../markdown/highlight-code.ts';
import type { SchemaSet } from '../model/site.ts';
import type { Sources } from '../model/source.ts';
import { walkValues } from '../schema/walk-values.ts';
import { allAddresses } from './addresses.ts';
import { countryCode } from './contact/country-code.ts';
import type { Content, ValueVisit } from './content.ts';
import type { Document } from './document.ts';
import { collectNamedValues } from './named-values/collect-named-values.ts';
import { fixedNames } from './names/fixed-names.ts';
import { onceEach } from './once-each.ts';

/** Available before anything is judged. */
export type GatherContentInput = Pick<
  Content,
  'schemas' | 'code' | 'validators' | 'documents' | 'collections' | 'kinds' | 'gaps'
>;

/** Documents that a branch leaves out are known, but not the branch's to fix. */
export function isChecked({ source }: Document): boolean {
  return !source.isLeftOut;
}

/** Everything that rules may look at. `among`: the documents to judge are some of these. */
export function gatherContent(
  { media, layers }: Pick<Sources, 'media' | 'layers'>,
  given: GatherContentInput,
  among: readonly Document[] = given.documents,
): Content {
  const judged = among.filter(isChecked);
  const { documents, collections, schemas, gaps } = given;
  const [site] = documents;
  if (!site) throw new Error('there is no schema for site.yaml');
  let walked: Map<Document, readonly ValueVisit[]> | undefined = new Map();
  const visitsOf = (document: Document) => {
    const visits = walked?.get(document) ?? valuesOf(document, schemas);
    walked?.set(document, visits);
    return visits;
  };
  // Done before any rule begins: walking through a file with a gap doesn't count as a look at it.
  judged.forEach(visitsOf);
  const content: Content = {
    ...given,
    documents: gaps.each(judged),
    site,
    fixedNames: fixedNames(site, collections.get('facts')?.get('facts')),
    named: gaps.keep(() => collectNamedValues(content)),
    addresses: gaps.keep(() => allAddresses({ site, collections })),
    countryCode: gaps.keep(() => countryCode({ site })),
    judgeLanguage: onceEach(lookUpLanguage),
    media,
    layers,
    get visits() {
      return gaps.each(judged.flatMap(visitsOf));
    },
    visitsOf,
    rest: () => {
      walked = undefined;
    },
  };
  return content;
}

function valuesOf(document: Document, schemas: SchemaSet): ValueVisit[] {
  return walkValues(document.value, document.schemaName, schemas).map((walked) => ({ document, ...walked }));
}
