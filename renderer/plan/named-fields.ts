import type { Course, Event, Outcome, Post, Promotion, Tutor } from '../../schemas/planned.ts';
import type { Entry } from '../model/site.ts';
import { locate } from '../source/locate.ts';
import type { NamedFields } from './lookup-reference.ts';
import type { Planned } from './planner.ts';

/** What texts may say of an entry: `{courses.oet-comprehensive.price}`, `{course.title}`. Each keeps the line it comes from. */
type Shown = Readonly<Record<string, string | undefined>>;

/** `locationOpen` is what is said of a course without a location: a text that names it must not break. */
export function courseFields(planned: Planned<Course>, entry: Entry, locationOpen: string): NamedFields {
  const course = planned.value;
  return name(entry, {
    title: course.title,
    subtitle: course.subtitle,
    price: course.price.text,
    originalPrice: course.originalPrice?.text ?? course.price.text,
    saving: course.saving?.money.text,
    instalment: course.instalment?.money.text,
    duration: course.duration,
    students: course.students,
    rating: course.rating,
    location: course.location ?? locationOpen,
  });
}

export function tutorFields(planned: Planned<Tutor>, entry: Entry): NamedFields {
  const { name: called, role, summary } = planned.value;
  return name(entry, { name: called, role, summary });
}

export function postFields(planned: Planned<Post>, entry: Entry): NamedFields {
  const { title, excerpt, author, date, category, readTime } = planned.value;
  return name(entry, { title, excerpt, author: author.name, date: date.text, category, readTime });
}

export function eventFields(planned: Planned<Event>, entry: Entry): NamedFields {
  const { title, date, time, duration, location, attendees, price, description } = planned.value;
  const when = { date: date.text, time: time.text, duration };
  return name(entry, { title, ...when, location, attendees, price, description });
}

export function outcomeFields(planned: Planned<Outcome>, entry: Entry): NamedFields {
  const { title, summary } = planned.value;
  return name(entry, { title, summary });
}

export function promotionFields(planned: Planned<Promotion>, entry: Entry): NamedFields {
  const { code, title, price, was, percentOff, savingNow, savingOriginal, untilText } = planned.value;
  const shown = name(entry, {
    code,
    title,
    price: price.text,
    was: was.text,
    percentOff: `${percentOff}%`,
    savingNow: savingNow.text,
    savingOriginal: savingOriginal?.text ?? savingNow.text,
    untilText,
    text: planned.value.text,
    badge: planned.value.badge,
  });
  return new Map(
    [...shown].map(([key, field]) => [key, { ...field, place: locate(entry.source, ['promotion', key]) }]),
  );
}

function name(entry: Entry, shown: Shown): NamedFields {
  const written = Object.entries(shown).flatMap(([key, text]) =>
    text === undefined
      ? []
      : ([[key, { text, place: locate(entry.source, [placeKey[key] ?? key]) }]] as const),
  );
  return new Map(written);
}

/** Computed values stand where the number they are computed from stands. */
const placeKey: Readonly<Record<string, string>> = { saving: 'originalPrice', instalment: 'price' };
