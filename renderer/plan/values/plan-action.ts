import { chatHref } from '../../../kinds/chat/chat-link.ts';
import { planDownload } from '../../../kinds/download/plan-download.ts';
import { gather, leftOut, type Planned, shown } from '../../../kinds/planned.ts';
import type { Action, Period } from '../../../schemas/planned.ts';
import type { FinishedAddress } from '../answers/answer-address.ts';
import type { Scope } from '../context/scope.ts';
import { type Fields, fields, optionalText, text } from '../read-fields.ts';
import { type Cursor, placeOf, step } from './cursor.ts';
import { planPeriod } from './plan-period.ts';
import { planString } from './plan-string.ts';

type Face = Pick<Action, 'label' | 'emphasis' | 'icon' | 'when'>;

/**
 * A button as an editor writes it: a label and one of `to`, `dialog`, `download`, `chat`. `undefined` where it is over,
 * or leads to a hidden page.
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
    const face: Face = {
      label: take(planString(text(written.label), step(cursor, 'label'), scope), 'label'),
      emphasis: planEmphasis(written.emphasis, cursor),
      ...(written.icon !== undefined && { icon: text(written.icon) }),
      ...(Object.keys(when).length > 0 && { when }),
    };
    if (written.dialog !== undefined) {
      const { link } = take(scope.context.ask<FinishedAddress>({ ask: 'address', address: '/' }));
      return { ...face, kind: 'dialog', dialog: text(written.dialog), href: link.href };
    }
    return { ...face, ...take(planTarget(written, cursor, scope)) };
  });
}

type Target =
  | { kind: 'link'; href: string; external: boolean }
  | { kind: 'download'; href: string; fileName: string };

function planTarget(written: Fields, cursor: Cursor, scope: Scope): Planned<Target> {
  const [key, planned]: [string, Planned<Target>] =
    written.download !== undefined
      ? ['download', planDownloadTarget(text(written.download), scope)]
      : written.chat !== undefined
        ? ['chat', planChat(fields(written.chat), cursor, scope)]
        : ['to', planLink(written, cursor, scope)];
  return gather((take) => {
    const target = take(planned);
    take(shown(target, target.href, [placeOf(step(cursor, key))]), 'href');
    return target;
  });
}

function planDownloadTarget(id: string, { context }: Scope): Planned<Target> {
  return gather((take) => ({ kind: 'download', ...take(planDownload(id, context.tools())) }));
}

function planLink(written: Fields, cursor: Cursor, scope: Scope): Planned<Target> {
  return gather((take) => {
    const address = take(planString(text(written.to), step(cursor, 'to'), scope), 'to');
    const { link } = take(scope.context.ask<FinishedAddress>({ ask: 'address', address }));
    return { kind: 'link', ...link };
  });
}

function planChat(written: Fields, cursor: Cursor, scope: Scope): Planned<Target> {
  return gather((take) => {
    const message = take(
      planString(text(written.message), step(cursor, 'chat', 'message'), scope),
      'chat/message',
    );
    const href = take(chatHref(message, optionalText(written.branch), scope.context.tools()));
    return { kind: 'link', href, external: true };
  });
}

/** As its `when` says, and no longer than what its words name. */
function planActionPeriod({ when, label, to, chat }: Fields, scope: Scope): Planned<Period | undefined> {
  const words = { label, to, message: fields(chat).message };
  return gather((take) => {
    const { hidden } = take(scope.context.ask<FinishedAddress>({ ask: 'address', address: text(to) }));
    return hidden ? undefined : take(planPeriod({ when, ...words }, { required: Object.keys(words) }, scope));
  });
}

/** Left out, the first action of a list is the important one. */
function planEmphasis(written: unknown, cursor: Cursor): Action['emphasis'] {
  if (written === 'primary' || written === 'secondary' || written === 'quiet') return written;
  return cursor.path.at(-1) === 0 ? 'primary' : 'secondary';
}
