/** What a template has thrown, in words that say what to write instead where the engine's and React's own don't. */
export function explainThrow(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const [, name = ''] = /^(\w+) is not defined$/.exec(text) ?? [];
  if (browserNames.has(name))
    return `“${name}” is only in browsers, and the build prints this as well. In an island, read it in an effect (useEffect) or in a handler.`;
  if (text.startsWith('A component suspended while responding to synchronous input'))
    return 'a component is async, or waits for something. A template is printed at once, from the values it is given: entries come from content or data, and what a visitor has to fetch belongs in an effect of an island.';
  return text;
}

const browserNames: ReadonlySet<string> = new Set([
  ...['window', 'document', 'localStorage', 'sessionStorage', 'location', 'history', 'screen', 'self'],
  ...[
    'matchMedia',
    'requestAnimationFrame',
    'IntersectionObserver',
    'ResizeObserver',
    'HTMLElement',
    'Image',
  ],
]);
