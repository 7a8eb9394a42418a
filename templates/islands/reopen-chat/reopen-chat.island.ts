import type { ReopenChatIslandProps } from '../../../schemas/types.ts';
import { loadHandOver } from '../forms/hand-over.ts';

/** The link opens the message that this tab handed over instead of a general one. */
export default function reopenChat(element: HTMLElement, { start }: ReopenChatIslandProps): void {
  const link = element.querySelector('a');
  const address = loadHandOver(start);
  if (link && address) link.href = address;
}
