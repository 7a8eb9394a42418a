import type { NotFoundIslandProps } from '../../../schemas/types.ts';

/** One page answers every wrong address, and only the browser knows which it was: this shows the words that fit. */
export default function notFound(element: HTMLElement, { variants }: NotFoundIslandProps): void {
  const index = variants.findIndex(({ under }) =>
    location.pathname.startsWith(`${under.replace(/\/$/, '')}/`),
  );
  const variant = variants[index];
  const section = element.closest('.not-found');
  const title = section?.querySelector('.not-found__title');
  const text = section?.querySelector('.not-found__text');
  if (!variant || !title || !text) return;
  document.title = document.title.replace(title.textContent, variant.title);
  title.textContent = variant.title;
  text.textContent = variant.text;
  // The first link is that of the page itself.
  for (const [at, way] of element.querySelectorAll<HTMLElement>('.not-found__way').entries()) {
    way.hidden = at !== index + 1;
  }
}
