/** The only file that uses Takumi, which lays out markup as a browser would and draws it. */
import { readFileSync } from 'node:fs';
import type { Node } from '@takumi-rs/helpers';
import type { ReactNode } from 'react';
import type { Typefaces } from '../../../schemas/asset.ts';

/**
 * Sizes in pixels. Markup refers to its pictures by `src`, which identifies their content: they are cached under it for
 * other paintings. Text is set in the typefaces `text` and `heading`.
 */
export type PaintInput = {
  markup: ReactNode;
  width: number;
  height: number;
  pictures: readonly PaintedPicture[];
  typefaces?: Typefaces;
};

export type PaintedPicture = { src: string; data: Uint8Array };

export type Painter = {
  /** Throws if the library has no binary for this machine. */
  load: () => Promise<unknown>;
  /** PNG: equal paintings give equal bytes. Throws if a typeface or a picture is damaged. */
  paint: (painting: PaintInput) => Promise<Uint8Array>;
};

/** The weights that the website uses for text and headings. */
const textWeight = 500;
const weights = new Map([
  ['text', textWeight],
  ['heading', 550],
]);

/**
 * In bytes, decoded: enough for the pictures that many pages of a site share, and for those that its branches share
 * with it.
 */
export const storedPictures = { ofSite: 16_000_000, ofFamily: 48_000_000 };

/**
 * Loads the library and the typefaces once for all pictures, when the first is painted. Caches up to `cacheMaxBytes` of
 * pictures.
 */
export function openPainter(cacheMaxBytes: number = storedPictures.ofSite): Painter {
  const opened = new Map<string, Promise<Library>>();
  const openOnce = (typefaces: Typefaces | undefined): Promise<Library> => {
    const { text, heading, scripts = [] } = typefaces ?? {};
    const key = [text, heading, ...scripts].map((typeface) => typeface?.hash).join(' ');
    const library = opened.get(key) ?? openLibrary(typefaces, cacheMaxBytes);
    opened.set(key, library);
    // The next caller tries again.
    library.catch(() => opened.delete(key));
    return library;
  };
  return {
    load: loadTakumi,
    paint: async (painting) => paint(painting, await openOnce(painting.typefaces)),
  };
}

function loadTakumi() {
  return Promise.all([import('@takumi-rs/core'), import('@takumi-rs/helpers/jsx')]);
}

type Library = Awaited<ReturnType<typeof openLibrary>>;

async function openLibrary(typefaces: Typefaces | undefined, cacheMaxBytes: number) {
  const [{ Renderer }, { fromJsx }] = await loadTakumi();
  const renderer = new Renderer({ cacheMaxBytes });
  const { scripts = [], ...both } = typefaces ?? {};
  const named = [...Object.entries(both), ...scripts.map(({ hash, ...file }) => [hash, file] as const)];
  for (const [name, { path }] of named) await renderer.registerFont({ name, data: readFileSync(path) });
  return { renderer, fromJsx, families: ['text', 'heading', ...scripts.map(({ hash }) => hash)] };
}

async function paint(
  { markup, width, height, pictures }: PaintInput,
  { renderer, fromJsx, families }: Library,
): Promise<Uint8Array> {
  const { node } = await fromJsx(markup);
  const root = { ...weigh(node), style: { fontWeight: textWeight, ...node.style } };
  const images = pictures.map((picture) => ({ ...picture, cache: 'auto' as const }));
  return renderer.render(root, { width, height, images, format: 'png', fontFamilies: families });
}

/** A template names the typeface; the weight is set here, unless the template sets it too. */
function weigh(node: Node): Node {
  const fontWeight = weights.get(String(node.style?.fontFamily));
  const weighed = fontWeight ? { ...node, style: { fontWeight, ...node.style } } : node;
  if (weighed.type !== 'container' || !weighed.children) return weighed;
  return { ...weighed, children: weighed.children.map(weigh) };
}
