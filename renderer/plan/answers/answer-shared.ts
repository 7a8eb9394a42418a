import type { SharedValue } from '../../../kinds/kind.ts';
import { gather, type Planned, plain } from '../../../kinds/planned.ts';
import type { Context } from '../context/context.ts';
import type { LookedUp } from '../values/look-up.ts';

/** A value that a kind's code computes for all pages: the running promotion, the next event. */
export function answerShared(name: string, context: Context): Planned<unknown> {
  return sharedOf(name, context)?.plan(context.tools()) ?? plain(undefined);
}

export function sharedOf(name: string, { kinds }: Context): SharedValue | undefined {
  for (const code of Object.values(kinds.code)) {
    if (code.shared && Object.hasOwn(code.shared, name)) return code.shared[name];
  }
  return undefined;
}

/** How long a shared value stays the same; undefined if there is none today. */
export function lifeOfShared(name: string, context: Context): Planned<LookedUp> {
  const shared = sharedOf(name, context);
  return gather((take) => {
    const value = take({ ...context.ask({ ask: 'shared', name }), origins: [], assets: [] });
    return { life: value === undefined || !shared ? undefined : shared.life(value as never) };
  });
}

/**
 * `{promotion.code}`, `{nextEvent.date}`; undefined if no kind has such a value. A value that the entry lacks is left
 * out as if it were over.
 */
export function nameOfShared(name: string, field: string, context: Context): Planned<LookedUp> | undefined {
  const shared = sharedOf(name, context);
  if (!shared) return undefined;
  return gather((take) => {
    const { life } = take(lifeOfShared(name, context));
    if (shared.entryOf !== undefined) {
      const entry = take({
        ...context.ask<{ id: string } | undefined>({ ask: 'shared', name }),
        origins: [],
        assets: [],
      });
      if (entry === undefined) return { life };
      const whole = [shared.entryOf, entry.id, field].join('.');
      const named = take(context.ask<LookedUp>({ ask: 'name', name: whole }));
      // The entry changes over time, and not every entry has every value.
      return { ...named, life: named.text === undefined ? undefined : life };
    }
    const planned = shared.name?.(field, context.tools());
    const text = planned && take(planned);
    return { ...(text !== undefined && { text }), life };
  });
}
