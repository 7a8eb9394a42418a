import type { RouteMessageIslandProps } from '../../../schemas/types.ts';

/**
 * Shows the visitor’s answers and puts them into the message to the chat. All its input is in the address; it uses, and
 * leaves there, only answers that exist and valid dates.
 */
export default function routeMessage(element: HTMLElement, props: RouteMessageIslandProps): void {
  const links = (selector: string) => [...element.querySelectorAll<HTMLAnchorElement>(selector)];
  const field = element.querySelector('input');
  const query = new URLSearchParams(location.search);
  const given = props.answers.filter(({ key, id }) => query.get(key) === id);
  const texts = given.map(({ text }) => text);
  const chat = given.find((answer) => answer.chat)?.chat ?? props.chat;

  const update = () => {
    const kept = given.map(({ key, id }) => `${key}=${id}`);
    // In words, from the plan's island; empty if there is no date.
    const date = field?.dataset.date;
    if (date) kept.push(`exam=${field.value}`);
    const search = kept[0] ? `?${kept.join('&')}` : '';
    history.replaceState(history.state, '', search || location.pathname);
    for (const link of links('[data-least] a')) link.search = search;
    const values = new Map([
      ['answers', texts.join('\n')],
      ['exam', date || props.unknown],
      ['address', location.href],
    ]);
    // In a single pass, so that no value is taken for a name.
    const message = props.message.replace(/\{(\w+)\}/g, (_written, name: string) => values.get(name) ?? '');
    for (const link of links('[data-plan=chat]')) link.href = chat + encodeURIComponent(message);
  };

  for (const note of element.querySelectorAll<HTMLElement>('[data-key]'))
    note.hidden = query.get(note.dataset.key ?? '') !== note.dataset.id;
  element.querySelector('[data-plan=answers]')?.replaceChildren(texts.join(' · '));
  element.addEventListener('input', update);
  update();
}
