import type { FrameParts } from '../../../schemas/planned.ts';
import { ActionButton } from '../../components/action/action.tsx';

/** One of the buttons of the menu on narrow screens. */
export function ChatAction({ href, label }: NonNullable<FrameParts['chat']>) {
  return (
    <ActionButton
      of={{ kind: 'link', label, emphasis: 'quiet', href, external: true, icon: 'message-circle' }}
    />
  );
}
