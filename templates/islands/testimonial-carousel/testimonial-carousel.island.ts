import type { TestimonialCarouselIslandProps } from '../../../schemas/types.ts';

const stepSeconds = 3;

/** Moves the strip on until somebody touches it: from then on it stays, unless restarted with its button. */
export default function testimonialCarousel(
  element: HTMLElement,
  { pause, play }: TestimonialCarouselIslandProps,
): void {
  const strip = element.querySelector<HTMLElement>('.testimonial-carousel__window');
  const toggle = element.querySelector<HTMLElement>('[data-move=toggle]');
  const controls = element.querySelector<HTMLElement>('.testimonial-carousel__controls');
  if (!strip || !toggle || !controls) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let timer = 0;

  const move = (direction: 1 | -1) => {
    const width = strip.querySelector('li')?.getBoundingClientRect().width ?? strip.clientWidth;
    const end = strip.scrollWidth - strip.clientWidth;
    // If lines run from right to left, positions count from the right and are negative.
    const along = getComputedStyle(strip).direction === 'rtl' ? -1 : 1;
    const wanted = strip.scrollLeft * along + direction * width;
    // Half a slide beyond an end means that the strip was at the end: it starts over from the other one.
    const left = wanted > end + width / 2 ? 0 : wanted < -width / 2 ? end : wanted;
    strip.scrollTo({ left: left * along, behavior: still ? 'auto' : 'smooth' });
  };
  const label = () => {
    toggle.dataset.moving = `${timer > 0}`;
    toggle.setAttribute('aria-label', timer ? pause : play);
  };
  const stop = () => {
    clearInterval(timer);
    timer = 0;
    label();
  };
  const start = () => {
    timer = window.setInterval(() => document.hidden || move(1), stepSeconds * 1000);
    label();
  };

  controls.dataset.live = 'true';
  for (const kind of ['pointerdown', 'keydown', 'wheel', 'focusin'] as const) {
    strip.addEventListener(kind, stop, { passive: true });
  }
  controls.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const wasMoving = timer > 0;
    stop();
    if (button === toggle) wasMoving || start();
    else if (button) move(button.dataset.move === 'previous' ? -1 : 1);
  });
  if (still) label();
  else start();
}
