/** What an open page of `site watch` is told: as the script in it does, this connects with the state that the page bears. */
export type Push = {
  /** The moment (`performance.now()`) at which it was told that there is something new. */
  told: Promise<number>;
  close: () => void;
};

/** Connects for an open page, whose HTML is given; ready once the server has said that nothing is new yet. */
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
  // Whoever closes it waits for nothing any more.
  told.catch(() => {});
  return { told, close: () => ending.abort() };
}
