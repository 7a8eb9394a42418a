import type { Path } from '../../diagnostics/place.ts';

/** Line and column, from 1, of the value (or its key) at `path` in a JSON text, or of its nearest existing parent. */
export function locateInJson(
  text: string,
  path: Path,
  part: 'key' | 'value' = 'value',
): { line: number; column: number } {
  return positionAt(text, findOffset(text, path, part));
}

export function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

type Container = { kind: 'object' | 'list'; key: string | number; depth: number };

/** The text is known to be JSON, so reading its tokens in order is enough to locate each value. */
function findOffset(text: string, path: Path, part: 'key' | 'value'): number {
  const open: Container[] = [];
  let best = { length: 0, offset: Math.max(text.search(/\S/), 0) };
  let keyAt = 0;
  let expectsKey = false;
  const begin = (offset: number): void => {
    const here = open.map(({ key }) => key);
    if (here.length > path.length || here.length <= best.length) return;
    if (!here.every((key, depth) => key === path[depth])) return;
    const wantsKey = part === 'key' && here.length === path.length && open.at(-1)?.kind === 'object';
    best = { length: here.length, offset: wantsKey ? keyAt : offset };
  };
  for (const { 0: token, index } of text.matchAll(tokens)) {
    const inside = open.at(-1);
    if (token === '}' || token === ']') {
      open.pop();
      expectsKey = false;
    } else if (token === ',') {
      if (inside?.kind === 'list') inside.key = Number(inside.key) + 1;
      expectsKey = inside?.kind === 'object';
    } else if (inside?.kind === 'object' && expectsKey) {
      inside.key = String(JSON.parse(token));
      keyAt = index;
      expectsKey = false;
    } else if (token !== ':') {
      begin(index);
      if (token === '{' || token === '[') {
        open.push({
          kind: token === '{' ? 'object' : 'list',
          key: token === '{' ? '' : 0,
          depth: open.length,
        });
        expectsKey = token === '{';
      }
    }
  }
  return best.offset;
}

const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;
