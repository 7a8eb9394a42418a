import { type Fields, fieldsOf } from '../../../diagnostics/fields.ts';
import type { Path } from '../../../diagnostics/place.ts';
import type { ActionTarget, ActionTargetPlan } from '../../../kinds/kind.ts';
import { gather, leftOut, linesOf, type Planned, shown } from '../../../kinds/planned.ts';
import { asText } from '../../../kinds/read-fields.ts';
import type { Action, Period } from '../../../schemas/planned.ts';
import type { FinishedAddress } from '../answers/answer-address.ts';
import type { Scope } from '../context/scope.ts';
import { addressFrom } from './address-from.ts';
import { type Cursor, placeOf, step } from './cursor.ts';
import { planPeriod } from './plan-period.ts';
import { fillQuietly, planString } from './plan-string.ts';

type ActionFace = Pick<Action, 'label' | 'emphasis' | 'icon' | 'when'>;

/**
 * A button as an editor writes it: a label and `to`, or a key of a kind's action targets. `undefined` if it is over, or
 * leads to a hidden page.
 */
export function planAction(written: Fields, cursor: Cursor, scope: Scope): Planned<Action | undefined> {
  const period = planActionPeriod(written, scope);
  return gather((take) => {
    const when = take(leftOut(period)) ?? period.value;
    return when && take(planShownAction(written, cursor, scope, when));
  });
}

function planShownAction(written: Fields, cursor: Cursor, scope: Scope, when: Period): Planned<Action> {
  return gather((take) => {
    const face: ActionFace = {
      label: take(planString(asText(written.label), step(cursor, 'label'), scope), 'label'),
      emphasis: planEmphasis(written.emphasis, cursor),
      ...(written.icon !== undefined && { icon: asText(written.icon) }),
      ...(Object.keys(when).length > 0 && { when }),
    };
    return { ...face, ...take(planTarget(written, cursor, scope)) };
  });
}

/**
 * The target that a kind makes from a key of its own, or else from `to`: a dialog may have a `to` for browsers without
 * a script.
 */
function planTarget(written: Fields, cursor: Cursor, scope: Scope): Planned<ActionTargetPlan> {
  const { tools } = scope.context;
  const [key, target] = targetsOf(scope).find(([one]) => written[one] !== undefined) ?? ['to'];
  const string = (...path: Path) =>
    planString(asText(within(written[key], path)), step(cursor, key, ...path), scope);
  const planned = target ? target.plan(written[key], string, tools()) : planLink(written, cursor, scope);
  return gather((take) => {
    const finished = take(planned);
    // A dialog's address is nobody's words.
    if (finished.kind !== 'dialog') {
      const [, ...behind] = linesOf(planned.origins.filter(({ path }) => path === key));
      take(shown(finished, finished.href, [placeOf(step(cursor, key)), ...behind]), 'href');
    }
    return finished;
  });
}

/** The actions of buttons that kinds define, by the key that an editor writes. */
function targetsOf({ context }: Scope): [string, ActionTarget][] {
  return context.once('targets of actions', () =>
    Object.values(context.kinds.code).flatMap(({ actionTargets = {} }) => Object.entries(actionTargets)),
  );
}

function within(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, key) => fieldsOf(at)[key], value);
}

function planLink(written: Fields, cursor: Cursor, scope: Scope): Planned<ActionTargetPlan> {
  return gather((take) => {
    const address = take(planString(asText(written.to), step(cursor, 'to'), scope), 'to');
    const meant = addressFrom(address, cursor, scope.context);
    const { link } = take(scope.context.ask<FinishedAddress>({ ask: 'address', address: meant }));
    return { kind: 'link', ...link };
  });
}

/** As its `when` says, and no longer than the values that its words name. */
function planActionPeriod(action: Fields, scope: Scope): Planned<Period | undefined> {
  const { when, label, to } = action;
  const targets = targetsOf(scope).flatMap(([key]) =>
    Object.entries(fieldsOf(action[key])).map(([field, value]) => [`${key}/${field}`, value]),
  );
  const words: Fields = { ...Object.fromEntries(targets), label, to };
  return gather((take) => {
    const address = take(fillQuietly(asText(to), scope));
    const { hidden } = take(scope.context.ask<FinishedAddress>({ ask: 'address', address }));
    return hidden ? undefined : take(planPeriod({ when, ...words }, { required: Object.keys(words) }, scope));
  });
}

/** By default the first action of a list is the important one. */
function planEmphasis(written: unknown, cursor: Cursor): Action['emphasis'] {
  if (written === 'primary' || written === 'secondary' || written === 'quiet') return written;
  return cursor.path.at(-1) === 0 ? 'primary' : 'secondary';
}
