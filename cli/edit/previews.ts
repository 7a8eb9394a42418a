import { readFileSync } from 'node:fs';
import type { PreviewedEdits } from '../../renderer/site.ts';
import { unlessSystemFails } from '../serve/unless-system-fails.ts';

type TypedPage = Omit<Extract<PreviewedEdits, { kind: 'page' }>, 'kind'>;

/** Pages as they would be with what is typed, each under a number, until a few newer ones have taken their place. */
export type Previews = {
  keep: (page: TypedPage) => number;
  html: (number: number) => string | undefined;
  /** A picture or stylesheet of one of them that the output doesn’t have: made when a browser asks for it, and never put there. */
  make: (output: string) => Promise<Uint8Array | undefined>;
};

const most = 8;

export function createPreviews(): Previews {
  const known = new Map<number, TypedPage>();
  let last = 0;
  return {
    keep: (page) => {
      last += 1;
      known.set(last, page);
      known.delete(last - most);
      return last;
    },
    html: (number) => known.get(number)?.html,
    make: async (output) => {
      const pages = [...known.values()];
      const sheet = pages.find((page) => page.sheet?.output === output)?.sheet;
      if (sheet) return Buffer.from(String(sheet.content));
      const drawing = pages.flatMap(({ drawings }) => drawings).find((one) => one.output === output);
      if (drawing) return Buffer.from(drawing.svg);
      const picture = pages.flatMap(({ pending }) => pending).find((one) => one.output === output);
      const file = await picture?.make();
      return file === undefined ? undefined : unlessSystemFails(() => readFileSync(file));
    },
  };
}
