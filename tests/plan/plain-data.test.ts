import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { kinds } from '../../kinds/registry.ts';
import type { Site } from '../../renderer/model/site.ts';
import type { Sources } from '../../renderer/model/source.ts';
import { createAnswerCache } from '../../renderer/plan/context/answer-cache.ts';
import { summaryOf } from '../../renderer/plan/files/page-summary.ts';
import { planKinds } from '../../renderer/plan/plan-kinds.ts';
import { openPlan } from '../../renderer/plan/plan-site.ts';
import type { Templates } from '../../renderer/render/assemble-templates.ts';
import { loadTemplates } from '../../renderer/render/load-templates.ts';
import { createRenderCache } from '../../renderer/render/render-cache.ts';
import { renderWhole } from '../render-whole.ts';
import { type OpenedSite, openSite, repository } from './checked-site.ts';

/** Transforms each value passed between two stages. */
type Passing = <T>(value: T) => T;

const today = new Date('2025-09-15T12:00:00Z');
let opened: OpenedSite;
let templates: Templates | undefined;
let direct: Map<string, string>;

beforeAll(async () => {
  opened = await openSite(repository);
  templates = await loadTemplates({
    folders: [path.join(repository, 'templates')],
    runtime: 'react',
    report: ({ message }) => {
      throw new Error(message);
    },
  });
  direct = build(opened.sources, (value) => value);
});

describe('the values between stages, for the whole shipped site', () => {
  test('survive JSON', () => {
    expect(build(opened.sources, (value) => JSON.parse(JSON.stringify(value)))).toEqual(direct);
  });

  test('survive structuredClone', { tags: ['long/cases'] }, () => {
    expect(build(opened.sources, structuredClone)).toEqual(direct);
  });

  test('are changed by nobody: frozen, they give the same', () => {
    expect(build(opened.sources, freeze)).toEqual(direct);
  });
});

test('every question says as JSON what it asks, also where site.yaml leaves a setting out', () => {
  const settings: { checkout: { page?: string } } = structuredClone(Object(opened.sources.site.value));
  expect(settings.checkout.page).toBe('checkout');
  delete settings.checkout.page;
  const site = opened.check({ ...opened.sources, site: { ...opened.sources.site, value: settings } });
  const cache = createAnswerCache();
  const plan = openPlan(site, planKinds(site, kinds), { today }, cache);
  for (const { plan: planPage } of plan.visits()) planPage();
  const asked = [...cache.planned.all()].flatMap(([, { reads }]) => reads.map(({ query }) => query));
  expect(asked.length).toBeGreaterThan(500);
  expect(new Set(asked.map(({ ask }) => ask)).size).toBeGreaterThan(10);
  for (const query of asked) expect(JSON.parse(JSON.stringify(query))).toStrictEqual(query);
});

/** Every rendered file, by its name. */
function build(read: Sources, pass: Passing): Map<string, string> {
  if (!templates) throw new Error('no templates');
  const site: Site = pass(opened.check(pass(structuredClone(read))));
  const plan = openPlan(site, planKinds(site, kinds), { today });
  const planned = [...plan.pages()].map((one) => pass(one));
  const rest = pass(plan.finish(pass(planned.flatMap(({ page }) => summaryOf(page) ?? []))));
  const assets = [...planned.flatMap((one) => one.assets), ...rest.assets];
  const input = {
    settings: pass(plan.settings),
    pages: planned.map(({ page }) => page),
    rest,
    assets: [...new Map(assets.map((one) => [one.file.output, one])).values()],
  };
  const options = {
    cache: createRenderCache(),
    measures: [],
    validateProps: () => [],
    report: ({ message }: { message: string }) => {
      throw new Error(message);
    },
  };
  const { files } = renderWhole(input, templates, options);
  return new Map(files.map(({ output, content }) => [output, String(content)]));
}

function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
  return value;
}
