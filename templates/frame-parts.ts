import { type ComponentType, createElement, type ReactElement } from 'react';
import type { FrameParts } from '../schemas/planned.ts';
import { ChatAction } from './parts/chat-action/chat-action.tsx';
import { ChatButton } from './parts/chat-button/chat-button.tsx';
import { Consent } from './parts/consent/consent.tsx';
import { ConsentButton } from './parts/consent/consent-button.tsx';
import { LeadDialog } from './parts/lead-dialog/lead-dialog.tsx';
import { PromotionStrip } from './parts/promotion-strip/promotion-strip.tsx';

/**
 * What kinds add to the frame, by place: the band above the header, the header's tools, the buttons of the narrow menu,
 * the foot of the footer, the end of the page. Each is shown if its data is present.
 */
export const frameParts = {
  notice: [part('promotion', PromotionStrip)],
  tools: [part('chat', ChatButton)],
  menu: [part('chat', ChatAction)],
  imprint: [part('consent', ConsentButton)],
  end: [part('lead', LeadDialog), part('consent', Consent)],
};

/** A component whose props are the value of a key. */
function part<Key extends keyof FrameParts & string>(
  key: Key,
  component: ComponentType<NonNullable<FrameParts[Key]>>,
) {
  return (parts: FrameParts): ReactElement | undefined => {
    const props = parts[key];
    return props && createElement(component, { ...props, key });
  };
}
