import { isDeepStrictEqual } from 'node:util';
import { fieldsOf, listOf } from '../../../../diagnostics/fields.ts';
import { filesToAsk } from '../../../edit/files-to-ask.ts';
import type { PlannedSection } from '../../../model/plan.ts';
import { titleOfEntry } from '../../../plan/title-of-entry.ts';
import { replaceNames } from '../../../schema/name-grammar.ts';
import { readKinds } from '../../../schema/read-kinds.ts';
import { schemaNamed } from '../../../schema/schema-named.ts';
import { sectionKind } from '../../../schema/split-section.ts';
import { locate } from '../../../source/locate.ts';
import { pageAddress } from '../../../source/page-address.ts';
import { checkedBefore } from '../../../trials/checked-before.ts';
import type { Describing } from '../fields/describing.ts';
import { fieldsAround } from '../fields/fields-around.ts';
import type { FoundValue } from '../fields/find-value.ts';
import { openLastPlan, openNames } from '../fields/open-names.ts';
import { viewField } from '../fields/view-field.ts';
import { type HidingMoment, hiddenSection } from './hidden-section.ts';
import type { OutlinedSection, OutlineOptions, PageOutline } from './page-outline.ts';

/** See `outlinePage`. */
export async function runOutlinePage({ address, ...options }: OutlineOptions): Promise<PageOutline> {
  const checked = await checkedBefore(options);
  const plan = checked && openLastPlan(checked, options);
  if (!checked || !plan) return { kind: 'broken' };
  const { sources, schemas } = checked.last;
  const kinds = readKinds(schemas);
  const path = pageAddress(address, plan.settings.base);
  const route = plan.routes.find((one) => one.address === path);
  const asked = route && filesToAsk(sources, kinds).find(({ name }) => name === `pages/${route.page}`);
  const planned = route && plan.page(path)?.page.sections;
  if (!asked || !planned) return { kind: 'unknown' };
  const list: FoundValue = { source: asked.source, path: ['sections'], schemaName: asked.schema };
  const describing: Describing = { sources, schemas, kinds, valueOf: openNames(checked, options) };
  const now = { day: plan.context.day, moment: options.today };
  return {
    kind: 'page',
    page: viewField({ ...list, path: ['title'] }, describing, 'alone'),
    list: viewField(list, describing, 'alone'),
    isMerged: asked.source.layers !== undefined,
    sections: listOf(fieldsOf(asked.source.value).sections).map((_, index) =>
      outlinedSection({ ...list, path: ['sections', index] }, { describing, planned, now }),
    ),
    pages: plan.routes.filter(({ page }) => page === route.page).length,
    day: now.day,
  };
}

type AroundSection = { describing: Describing; planned: readonly PlannedSection[]; now: HidingMoment };

function outlinedSection(found: FoundValue, { describing, planned, now }: AroundSection): OutlinedSection {
  const field = viewField(found, describing, 'alone');
  const place = locate(found.source, found.path);
  const at = planned.findIndex((one) => isDeepStrictEqual(one.place, place));
  const hidden = hiddenSection(fieldsOf(field.value), planned[at], now);
  const kind = kindInWords(field.value, describing);
  const title = titleOfEntry(field.value);
  return {
    title: title === undefined ? kind : replaceNames(title, describing.valueOf),
    kind,
    field,
    ...(at >= 0 && { shown: at + 1 }),
    ...(hidden && { hidden }),
    timing: fieldsAround(found, describing)
      .filter((name) => timing.has(name))
      .map((name) => viewField({ ...found, path: [...found.path, name] }, describing, 'alone')),
  };
}

const timing: ReadonlySet<string> = new Set(['when', 'from', 'until']);

function kindInWords(section: unknown, { schemas }: Describing): string {
  const kind = sectionKind(section) ?? '';
  const { title } = schemaNamed(schemas, `sections/${kind}`) ?? {};
  return typeof title === 'string' ? title : kind;
}
