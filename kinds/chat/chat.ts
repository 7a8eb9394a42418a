import { fieldsOf } from '../../diagnostics/fields.ts';
import type { FrameParts } from '../../schemas/planned.ts';
import type { SiteProps } from '../../schemas/types.ts';
import type { ActionTarget, ActionTargetPlan, FramedPage, KindCode, PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { optionalText } from '../read-fields.ts';
import { without } from '../without.ts';
import { chatHref } from './chat-link.ts';
import { checkBranch } from './check-branch.ts';

/** The chat service of site.yaml: its button in the frame. */
export const chat: KindCode = {
  actionTargets: {
    chat: {
      check: (written, place, settings, report) =>
        checkBranch(fieldsOf(written).branch, place('branch'), settings, report),
      plan: planTarget,
    },
  },
  frame: planChatButton,
  frameOn: withoutChatAtTheTill,
};

type Button = NonNullable<NonNullable<SiteProps['chat']>['button']>;

function planChatButton(site: PlanSite): Planned<Pick<FrameParts, 'chat'>> {
  return gather((take) => {
    const button = take(site.setting<Button>('chat', 'button'), 'chat');
    if (!button) return {};
    const href = take(chatHref(button.message, undefined, site));
    return { chat: { href, label: button.label, tooltip: button.tooltip } };
  });
}

/** Nothing floats over the form. */
function withoutChatAtTheTill<F extends object>(frame: F, { plain }: FramedPage): F {
  return plain ? without(frame, 'chat') : frame;
}

function planTarget(...[written, text, site]: Parameters<ActionTarget['plan']>): Planned<ActionTargetPlan> {
  return gather((take) => {
    const message = take(text('message'), 'chat/message');
    const href = take(chatHref(message, optionalText(fieldsOf(written).branch), site));
    return { kind: 'link', href, external: true };
  });
}
