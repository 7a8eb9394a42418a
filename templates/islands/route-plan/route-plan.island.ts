import type { RoutePlanIslandProps } from '../../../schemas/types.ts';
import { dayLength, dayOf, nameDay } from './name-day.ts';
import { schedulePlan } from './schedule-plan.ts';

/** Gives each week of the plan its date: back from the day of the exam, or from today if there is none. */
export default function routePlan(element: HTMLElement, props: RoutePlanIslandProps): void {
  const all = (selector: string) => [...element.querySelectorAll<HTMLElement>(selector)];
  const show = (name: string, text: string) =>
    element.querySelector(`[data-plan=${name}]`)?.replaceChildren(text);
  const { locale } = props;
  const field = element.querySelector('input');
  if (!field) return;

  const update = () => {
    const typed = field.valueAsNumber / dayLength;
    // From the year 2000: a date that is being typed passes through the years 0002, 0020 and 0202.
    const exam = typed > 10_957 ? typed : undefined;
    const date = exam ? nameDay(exam, locale, 'full') : '';
    const { kind, left, start, end, weeks } = schedulePlan(props, dayOf(new Date()), exam);
    const dated = kind !== 'near' && kind !== 'past';
    let day = start;
    all('[data-step]').forEach((row, index) => {
      row.querySelectorAll<HTMLElement>('[data-week]').forEach((label, week) => {
        label.hidden = dated && week >= (weeks[index] ?? 1);
        label.textContent =
          (dated ? props.weekOf.replace('{date}', nameDay(day, locale)) : label.dataset.week) ?? '';
        if (!label.hidden) day += 7;
      });
    });
    if (dated && date) show('exam', date);
    show(
      'state',
      props.state[kind]
        .replaceAll('{date}', date)
        .replaceAll('{weeks}', props.weeks[left] ?? props.other.replace('{count}', `${left}`))
        .replaceAll('{start}', nameDay(start, locale))
        .replaceAll('{end}', nameDay(end, locale)),
    );
    let open = kind === 'near';
    for (const option of all('[data-least]')) {
      option.hidden = !open || Number(option.dataset.least) > left;
      open &&= option.hidden;
    }
    // Now there is something to tell the chat: starts the surrounding island, which waits for an interaction.
    field.dataset.date = date;
    if (date || location.search) element.parentElement?.dispatchEvent(new Event('focusin'));
  };

  field.value = new URLSearchParams(location.search).get('exam') ?? field.value;
  field.addEventListener('input', update);
  update();
}
