import type { PagePart } from '../model/output.ts';
import type { PageStyles } from './page-styles.ts';
import type { CachedFragment } from './render-cache.ts';
import { sectionsMarker } from './render-parts.ts';

/** The markup around the sections of a page. */
type FrameHalves = { before: PagePart; after: PagePart };

/** The pieces that many pages share, made once: equal frames and equal styles give the same value. */
export type SharedParts = {
  frame: (fragment: CachedFragment) => FrameHalves;
  styles: (sheet: PageStyles) => PagePart | undefined;
};

export function createSharedParts(): SharedParts {
  const frames = new WeakMap<CachedFragment, FrameHalves>();
  const styles = new WeakMap<PageStyles, PagePart>();
  return {
    frame: (fragment) => {
      const parts = frames.get(fragment) ?? splitFrame(fragment);
      frames.set(fragment, parts);
      return parts;
    },
    styles: (sheet) => {
      if (sheet.kind === 'file') return undefined;
      const part = styles.get(sheet) ?? { ...shared(`<style>${sheet.text}</style>`), isStyles: true };
      styles.set(sheet, part);
      return part;
    },
  };
}

function splitFrame({ html, key, islands }: CachedFragment): FrameHalves {
  const [before = '', after = ''] = html.split(sectionsMarker);
  return {
    before: { ...shared(before), key: `${key} ${islands} before` },
    after: { ...shared(`${after}</body></html>\n`), key: `${key} ${islands} after` },
  };
}

function shared(html: string): PagePart {
  return { html, bytes: Buffer.from(html) };
}
