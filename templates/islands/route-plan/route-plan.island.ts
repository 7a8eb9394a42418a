import type { RoutePlanIslandProps } from '../../../schemas/types.ts';
import { dayLength, dayOf, nameDay } from './name-day.ts';
import { schedulePlan } from './schedule-plan.ts';

/**
 * Gives each week of the plan its date, and puts the visitor’s answers into the message to the chat. All that it
 * knows stands in the address; of that it takes only answers that there are and a day that exists.
 */
export default function routePlan(element: HTMLElement, props: RoutePlanIslandProps): void {
  const all = <E extends HTMLElement>(selector: string) => [...element.querySelectorAll<E>(selector)];
  const show = (name: string, text: string) =>
    element.querySelector(`[data-plan=${name}]`)?.replaceChildren(text);
  const field = element.querySelector('input');
  const query = new URLSearchParams(location.search);
  const given = props.answers.filter(({ key, id }) => query.get(key) === id);
  const texts = given.map(({ text }) => text);
  const name = (day: number, full?: 'full') => nameDay(day, document.documentElement.lang, full);

  const update = () => {
    const kept = given.map(({ key, id }) => `${key}=${id}`);
    let date = '';
    if (field) {
      const day = field.valueAsNumber / dayLength;
      // From the year 2000: a date that is being typed passes through the years 0002, 0020 and 0202.
      if (day > 10_957) {
        date = name(day, 'full');
        kept.push(`exam=${field.value}`);
      }
      showDates(date ? day : undefined, date);
    }
    const search = kept[0] ? `?${kept.join('&')}` : '';
    history.replaceState(null, '', search || location.pathname);
    for (const link of all<HTMLAnchorElement>('[data-least] a')) link.search = search;
    const answers = texts.join('\n');
    const message = fill(props.message, { answers, exam: date || props.unknown, address: location.href });
    const chat = given.reduce((start, answer) => answer.chat ?? start, props.chat);
    for (const link of all<HTMLAnchorElement>('[data-plan=chat]'))
      link.href = chat + encodeURIComponent(message);
  };

  const showDates = (exam: number | undefined, date: string) => {
    const { kind, left, start, end, weeks } = schedulePlan(props.steps, dayOf(new Date()), exam);
    const dated = kind !== 'near' && kind !== 'past';
    let day = start;
    all('[data-step]').forEach((row, index) => {
      row.querySelectorAll<HTMLElement>('[data-week]').forEach((label, week) => {
        label.hidden = dated && week >= (weeks[index] ?? 1);
        label.textContent = (dated ? props.weekOf.replace('{date}', name(day)) : label.dataset.week) ?? '';
        if (!label.hidden) day += 7;
      });
    });
    if (dated && date) show('exam', date);
    const count = left === 1 ? props.one : props.other.replace('{count}', `${left}`);
    show('state', fill(props.state[kind], { date, weeks: count, start: name(start), end: name(end) }));
    const options = all('[data-least]');
    const fitting = options.find(({ dataset }) => kind === 'near' && Number(dataset.least) <= left);
    for (const option of options) option.hidden = option !== fitting;
  };

  for (const note of all('[data-key]')) note.hidden = query.get(note.dataset.key ?? '') !== note.dataset.id;
  show('answers', texts.join(' · '));
  if (field) field.value = query.get('exam') ?? field.value;
  element.addEventListener('input', update);
  update();
}

/** In a single pass, so that no value is taken for a name. */
function fill(pattern: string, values: Readonly<Record<string, string>>): string {
  return pattern.replace(/\{(\w+)\}/g, (_written, name: string) => `${values[name]}`);
}
