/**
 * Receives what an open page of `site watch` would: connects, as the script in it does, with the state that the page
 * carries.
 */
export type Push = {
  /** The moment (`performance.now()`) of the first notification of a change. */
  told: Promise<number>;
  close: () => void;
};

/** Connects for an open page with this HTML; ready once the server has confirmed that nothing is new yet. */
export async function listenForPush(origin: string, page: string, html: string): Promise<Push> {
  const state = /data-state="([^"]*)"/.exec(html)?.[1] ?? '';
  const ending = new AbortController();
  const query = new URLSearchParams({ page, state });
  const response = await fetch(`${origin}/__site/events?${query}`, { signal: ending.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('The server tells nothing.');
  const until = async (events: readonly string[]): Promise<number> => {
    let text = '';
    for (;;) {
      const { value, done } = await reader.read();
      if (done) throw new Error('The server told nothing.');
      text += value;
      if (events.some((event) => text.includes(`event: ${event}\n`))) return performance.now();
    }
  };
  await until(['clear']);
  const told = until(['reload', 'styles']);
  // Nobody awaits it after closing.
  told.catch(() => {});
  return { told, close: () => ending.abort() };
}
