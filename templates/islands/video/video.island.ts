import type { VideoIslandProps } from '../../../schemas/types.ts';

/** A press replaces the picture with the player; until then nothing is requested from its host. */
export default function video(element: HTMLElement, { player, title }: VideoIslandProps): void {
  const link = element.querySelector('a');
  link?.addEventListener('click', (event) => {
    // A new tab or window gets the film's own page.
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
