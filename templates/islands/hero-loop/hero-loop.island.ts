import type { HeroLoopIslandProps } from '../../../schemas/types.ts';
import { isSparedMotion, savesData } from './may-play.ts';

/** Fetches the film once the page itself is there, and plays it while it is in sight and nobody stopped it. */
export default function heroLoop(
  element: HTMLElement,
  { webm, mp4, pause, play }: HeroLoopIslandProps,
): void {
  const video = element.querySelector('video');
  const toggle = element.querySelector('button');
  const connection = 'connection' in navigator ? navigator.connection : undefined;
  if (!video || !toggle || isSparedMotion() || savesData(connection)) return;
  let wanted = true;
  let inSight = false;

  const update = () => {
    toggle.dataset.moving = `${wanted}`;
    toggle.setAttribute('aria-label', wanted ? pause : play);
    if (!wanted || !inSight) return video.pause();
    // Refused, as where power is to be saved: then it waits for the button. A pause on the way is no refusal.
    video.play().catch((error: Error) => {
      if (error.name === 'NotAllowedError') set(false);
    });
  };
  const set = (value: boolean) => {
    wanted = value;
    update();
  };
  const start = () => {
    video.muted = true;
    video.src = video.canPlayType('video/webm; codecs="vp9"') ? webm : mp4;
    toggle.hidden = false;
    toggle.addEventListener('click', () => set(!wanted));
    new IntersectionObserver(([entry]) => {
      inSight = entry?.isIntersecting ?? false;
      update();
    }).observe(video);
  };
  video.addEventListener('playing', () => element.setAttribute('data-playing', ''), { once: true });
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (still) => {
    if (still.matches) set(false);
  });
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
