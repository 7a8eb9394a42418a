/** Something that runs a while after it was last asked for. */
export type AfterPause = { request: () => void; stop: () => void };

/** `pause` in milliseconds. Once `signal` is aborted, nothing runs any more. */
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
