import type { VideoIslandProps } from '../../../schemas/types.ts';

/** A press puts the player where the picture was; until then nothing is asked of its host. */
export default function video(element: HTMLElement, { player, title }: VideoIslandProps): void {
  const link = element.querySelector('a');
  link?.addEventListener('click', (event) => {
    // A new tab, a new window: the film's own page.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const frame = document.createElement('iframe');
    frame.className = 'video__player';
    frame.title = title;
    frame.allow = 'autoplay; fullscreen; picture-in-picture';
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    frame.src = player;
    link.replaceWith(frame);
    frame.focus();
  });
}
