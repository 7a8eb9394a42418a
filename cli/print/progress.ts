import type { Terminal } from '../terminal.ts';
import { timeInWords } from './format-count.ts';

/** Shows the current activity once it takes more than a second, on one line that vanishes; only in a terminal. */
export function startProgress(label: string, { interactive, rewrite }: Terminal): () => void {
  if (!interactive) return () => {};
  const started = performance.now();
  const timer = setInterval(() => rewrite(`${label} … ${timeInWords(performance.now() - started)}`), 1000);
  timer.unref();
  return () => {
    clearInterval(timer);
    if (performance.now() - started >= 1000) rewrite('');
  };
}
