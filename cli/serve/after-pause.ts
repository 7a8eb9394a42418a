/** A task that runs some time after the last request. */
export type AfterPause = { request: () => void; stop: () => void };

/** `pause` in milliseconds. Runs nothing once `signal` is aborted. */
export function afterPause(
  run: () => void,
  { pause, signal }: { pause: number; signal: AbortSignal },
): AfterPause {
  let timer: NodeJS.Timeout | undefined;
  const stop = (): void => clearTimeout(timer);
  signal.addEventListener('abort', stop, { once: true });
  return {
    request: () => {
      stop();
      if (!signal.aborted) timer = setTimeout(run, pause);
    },
    stop,
  };
}
