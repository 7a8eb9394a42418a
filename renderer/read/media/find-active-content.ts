/** What in an SVG could run, load or embed something when a visitor opens it by itself. */
export type ActiveContent = { what: string; line: number; column: number };

const dangers: readonly { what: string; pattern: RegExp }[] = [
  { what: 'a script', pattern: /<(?:[\w-]+:)?script\b/i },
  { what: 'an action (on…=)', pattern: /[\s"'/]on[a-z]+\s*=\s*["']/i },
  { what: 'a script in a link', pattern: /(?:javascript|vbscript)\s*:|data:text\/html/i },
  // `&#106;avascript:` is the same to a browser; no honest address is written like that.
  { what: 'a hidden address', pattern: /\b(?:href|to|from|by|values)\s*=\s*["'][^"']*&#/i },
  { what: 'an embedded page', pattern: /<(?:[\w-]+:)?(?:foreignObject|iframe|embed|object)\b/i },
  { what: 'an entity declaration', pattern: /<!(?:ENTITY|DOCTYPE[^>]*\[)/i },
  {
    what: 'a link to another website',
    pattern: /(?:href|src)\s*=\s*["']\s*(?:https?:)?\/\/|@import|url\(\s*["']?\s*(?:https?:)?\/\//,
  },
];

export function findActiveContent(bytes: Uint8Array): ActiveContent | undefined {
  const text = new TextDecoder().decode(bytes);
  for (const { what, pattern } of dangers) {
    const match = pattern.exec(text);
    if (match) return { what, ...lineAndColumn(text, match.index) };
  }
  return undefined;
}

function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
