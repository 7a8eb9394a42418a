import type { ElementContent } from 'hast';
import type { BodyContext } from './body-context.ts';
import { element, type ForeignNode, property, textNode } from './nodes.ts';

/** A film, sound or page from elsewhere as a link to it; undefined if the element is none of these. */
export function tidyEmbed(node: ForeignNode, around: BodyContext): ElementContent[] | undefined {
  const address = addressOf(node);
  if (address === undefined) {
    if (!/^(?:iframe|video|audio|embed)$/.test(node.name)) return undefined;
    around.note('element-left', `<${node.name}>`);
    return [];
  }
  const href = around.link(address);
  around.note('embed-as-link', address);
  const words = property(node, 'title') || property(node, 'label') || address;
  return href === undefined ? [textNode(words)] : [element('a', { href }, [textNode(words)])];
}

function addressOf(node: ForeignNode): string | undefined {
  const src = sourceOf(node);
  if (/youtube|vimeo|tweet|twitter/i.test(node.name)) {
    const ids = ['videoid', 'videoId', 'slug', 'id', 'videoID', 'video', 'url'].map((name) =>
      property(node, name),
    );
    const id = ids.find((one) => one !== '');
    if (id !== undefined) return filmAddress(node.name, id);
  }
  if (src === '') return undefined;
  const whole = src.startsWith('//') ? `https:${src}` : src;
  const film = /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{6,})/.exec(whole)?.[1];
  const vimeo = /^https?:\/\/player\.vimeo\.com\/video\/(\d+)/.exec(whole)?.[1];
  if (film !== undefined && film !== 'videoseries') return filmAddress('youtube', film);
  return vimeo === undefined ? whole : filmAddress('vimeo', vimeo);
}

function sourceOf(node: ForeignNode): string {
  if (!/^(?:iframe|video|audio|embed)$/.test(node.name)) return '';
  const child = node.children.find(({ name }) => name === 'source');
  return property(node, 'src') || property(node, 'dataSrc') || (child ? property(child, 'src') : '');
}

/** The page on which people watch it. `id`: of the film, or its whole address. */
export function filmAddress(program: string, id: string): string {
  if (/^https?:\/\//.test(id)) return id;
  if (/vimeo/i.test(program)) return `https://vimeo.com/${id}`;
  if (/tweet|twitter/i.test(program)) return `https://twitter.com/i/status/${id}`;
  return `https://www.youtube.com/watch?v=${id}`;
}
