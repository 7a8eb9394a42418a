import type { Path } from '../../../diagnostics/place.ts';
import { gather, type Planned, plain } from '../../../kinds/planned.ts';
import type { Context } from '../context/context.ts';
import { valueAt } from '../value-at.ts';
import { planField } from '../values/plan-fields.ts';

type Wanted = { key: string; path?: Path };

/** A setting of site.yaml, or a value within it, finished by its schema. */
export function answerSetting({ key, path }: Wanted, context: Context): Planned<unknown> {
  if (path) return within({ ask: 'setting', key }, path, context);
  return planField(context.site.settings, 'site', key, { context });
}

/** A group of the shared words, or a text within it, finished. Undefined if the site has no such file. */
export function answerWording({ key, path }: Wanted, context: Context): Planned<unknown> {
  if (path) return within({ ask: 'wording', key }, path, context);
  const [entry] = context.entries('wording');
  return entry ? planField(entry, 'wording', key, { context }) : plain(undefined);
}

/** Only the requested value of a group, with the origins within it. */
function within(
  query: { ask: 'setting' | 'wording'; key: string },
  path: Path,
  context: Context,
): Planned<unknown> {
  const whole = context.ask<unknown>(query);
  const prefix = path.join('/');
  const origins = whole.origins
    .filter((origin) => origin.path === prefix || origin.path.startsWith(`${prefix}/`))
    .map((origin) => ({ ...origin, path: origin.path.slice(prefix.length + 1) }));
  return gather((take) => valueAt(take({ ...whole, origins }), path));
}
