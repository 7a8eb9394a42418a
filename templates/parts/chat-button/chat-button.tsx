import type { FrameParts } from '../../../schemas/planned.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import './chat-button.css';

/**
 * In the header, where it is always visible and covers nothing. The tooltip is part of its name, so that it is never
 * the only place with these words.
 */
export function ChatButton({ href, label, tooltip }: NonNullable<FrameParts['chat']>) {
  return (
    <a className="chat-button screen-only" href={href} target="_blank" rel="noopener">
      <Icon name="message-circle" className="chat-button__icon" />
      <VisuallyHidden>{label}</VisuallyHidden> <span className="chat-button__tooltip">{tooltip}</span>
    </a>
  );
}
