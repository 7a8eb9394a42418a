import { readCourses } from './read-courses.ts';
import { readOffer } from './read-offer.ts';

/** `£349.99` */
export function pounds(amount: number): string {
  return `£${amount.toFixed(2)}`;
}

/** Whole pounds that somebody saves, never more than is true: `£150`. */
export function savedPounds(from: number, to: number): string {
  return `£${Math.floor(Number((from - to).toFixed(2)))}`;
}

/** What a course costs by its file, as it is shown: `£349.99`, `Free`. */
export function writtenPrice(id: string): string {
  const { price } = findCourse(id);
  return price === 'Free' ? 'Free' : pounds(price);
}

/** What it cost before, by its file. */
export function writtenOriginalPrice(id: string): string {
  return pounds(findCourse(id).originalPrice ?? Number.NaN);
}

/** The sums of the offer: the price with the code, and what is saved against today's price and the original one. */
export function writtenOffer(): [price: string, savingNow: string, savingOriginal: string] {
  const { course, price } = readOffer();
  const written = findCourse(course);
  const now = written.price === 'Free' ? 0 : written.price;
  return [pounds(price), savedPounds(now, price), savedPounds(written.originalPrice ?? now, price)];
}

function findCourse(id: string) {
  const course = readCourses().find((one) => one.id === id);
  if (!course) throw new Error(`there is no course ${id}`);
  return course;
}
