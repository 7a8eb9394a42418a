import type { Needs } from '../../kinds/rule-site.ts';
import { meaningOf } from '../schema/meanings/meanings.ts';
import { readNeeds } from '../schema/read-needs.ts';
import { schemaNamed } from '../schema/schema-named.ts';
import { sectionKind } from '../schema/split-section.ts';
import { locate } from '../source/locate.ts';
import type { Content, ValueVisit } from './content.ts';
import type { Demand } from './demand.ts';

/**
 * The values of site.yaml and the wording that a kind of content, a section or a value needs (`needs` in their schemas)
 * exist once it is used. Reported at the first file of a kind only.
 */
export function checkNeeds(content: Content, demand: Demand): void {
  for (const { collection, needs } of content.kinds) {
    const [first] = content.collections.get(collection)?.values() ?? [];
    if (first) demand(needs, () => locate(first.source, []));
  }
  for (const visit of content.visits)
    for (const needs of needsOf(visit, content))
      demand(needs, () => locate(visit.document.source, visit.path));
}

function needsOf({ schema, value }: ValueVisit, { schemas }: Content): Needs[] {
  const meaning = meaningOf(schema);
  if (!meaning && schema.needs === undefined) return [];
  const section =
    meaning?.name === 'section' ? schemaNamed(schemas, `sections/${sectionKind(value) ?? ''}`) : undefined;
  return [readNeeds(schema.needs), readNeeds(section?.needs), meaning?.site?.(value) ?? {}];
}
