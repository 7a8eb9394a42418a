import type { StationClockIslandProps } from '../../../schemas/types.ts';
import { clockDigits } from '../../components/clock-digits.ts';
import { createTicking } from './create-ticking.ts';

type State = 'ready' | 'running' | 'paused' | 'over';

/** Runs every clock of the section. A clock stops once its door is closed. */
export default function stationClock(element: HTMLElement, words: StationClockIslandProps): void {
  const ticking = createTicking();
  for (const clock of element.querySelectorAll<HTMLElement>('.station-clock')) wind(clock, words, ticking);
}

function wind(clock: HTMLElement, words: StationClockIslandProps, ticking: (loud: boolean) => void): void {
  const find = (part: string) => clock.querySelector<HTMLElement>(`.station-clock__${part}`);
  const [run, reset, sound, digits, said] = ['run', 'reset', 'sound', 'digits', 'said'].map(find);
  const ring = clock.querySelector('.station-clock__left');
  if (!run || !reset || !sound || !digits || !said || !ring) return;

  const total = Number(clock.dataset.minutes) * 60;
  let state: State = 'ready';
  let left = total;
  let end = 0;
  let timer = 0;

  const show = () => {
    digits.textContent = clockDigits(words, left);
    ring.setAttribute('stroke-dashoffset', `${100 - (100 * left) / total}`);
  };
  /** Only full minutes are announced: a screen reader would otherwise talk without end. */
  const say = () => {
    const minutes = left / 60;
    if (left % 60 === 0) said.textContent = (left ? words.left[minutes] : words.over) ?? '';
  };
  const turn = (next: State) => {
    state = next;
    clearInterval(timer);
    for (const label of run.children)
      if (label instanceof HTMLElement) label.hidden = !label.dataset.when?.includes(state);
    reset.hidden = state === 'ready' || state === 'over';
    if (state !== 'running') return;
    end = performance.now() + left * 1000;
    timer = window.setInterval(tick, 200);
    say();
  };
  const tick = () => {
    const now = Math.max(0, Math.ceil((end - performance.now()) / 1000));
    if (now === left) return;
    left = now;
    show();
    say();
    if (sound.ariaPressed === 'true') ticking(left === 0);
    if (left === 0) turn('over');
  };
  const rewind = () => {
    left = total;
    said.textContent = '';
    show();
  };

  run.addEventListener('click', () => {
    if (state === 'over') rewind();
    turn(state === 'running' ? 'paused' : 'running');
  });
  reset.addEventListener('click', () => {
    rewind();
    turn('ready');
    run.focus();
  });
  sound.addEventListener('click', () => {
    sound.ariaPressed = `${sound.ariaPressed !== 'true'}`;
    if (sound.ariaPressed === 'true') ticking(false);
  });
  clock.closest('details')?.addEventListener('toggle', () => {
    if (state === 'running') turn('paused');
  });
}
