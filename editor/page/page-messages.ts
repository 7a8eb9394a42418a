/**
 * What the editor and the page that it shows say to each other. They are of different origins, so each reads what the
 * other sends as foreign: numbers, and words that are only ever shown as text.
 */

/** Where a text or picture is on a page: the nth child of `<main>`, or 0 for the rest of `<body>`. */
export type SpotPlace = { section: number } & (
  | { kind: 'node'; node: number }
  | { kind: 'attribute'; element: number; attribute: string }
);

/** `name`: what a screen reader says of it; `label`: shown at the ring. */
export type PageSpot = { at: SpotPlace; text: string; label: string; name: string };

/** In CSS pixels of the frame. */
export type SpotBox = { left: number; top: number; width: number; height: number };

export type ToPage =
  | { kind: 'spots'; spots: readonly PageSpot[] }
  | { kind: 'mode'; mode: 'look' | 'edit' }
  /** Show a preview of the page at `of`, or the page as it is saved; `turn` comes back when it is there. */
  | { kind: 'show'; turn: number; preview?: number; of?: string }
  /** Keep the ring on a spot while its field is open, above what covers this many pixels from below. */
  | { kind: 'hold'; spot: number; covered: number }
  | { kind: 'release'; focus?: number }
  /** Go to a section, from 1, with the ring and its label round it, above what covers this many pixels from below. */
  | { kind: 'section'; section: number; label: string; covered: number };

export type FromPage =
  /** A page is there, and has counted its nodes. */
  | { kind: 'here'; address: string }
  | { kind: 'press'; spot: number; box: SpotBox; around: boolean }
  | { kind: 'box'; spot: number; box: SpotBox }
  | { kind: 'shown'; turn: number }
  | { kind: 'leave' }
  | { kind: 'key'; key: 'find' | 'undo' | 'mode' };

const fields = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

/** Undefined for what no page script of ours sends. */
export function readFromPage(message: unknown): FromPage | undefined {
  const given = fields(message);
  const [kind, spot, turn, address, key] = ['kind', 'spot', 'turn', 'address', 'key'].map((name) =>
    given.get(name),
  );
  if (kind === 'here' && typeof address === 'string') return { kind, address };
  if (kind === 'shown' && typeof turn === 'number') return { kind, turn };
  if (kind === 'leave') return { kind };
  if (kind === 'key' && (key === 'find' || key === 'undo' || key === 'mode')) return { kind, key };
  const box = readBox(given.get('box'));
  if (typeof spot !== 'number' || !box) return undefined;
  if (kind === 'press') return { kind, spot, box, around: given.get('around') === true };
  return kind === 'box' ? { kind, spot, box } : undefined;
}

function readBox(value: unknown): SpotBox | undefined {
  const given = fields(value);
  const [left, top, width, height] = ['left', 'top', 'width', 'height'].map((name) => given.get(name));
  if (typeof left !== 'number' || typeof top !== 'number') return undefined;
  return typeof width === 'number' && typeof height === 'number' ? { left, top, width, height } : undefined;
}
