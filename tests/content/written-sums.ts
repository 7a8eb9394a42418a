import { readCourses } from './read-courses.ts';
import { readOffer } from './read-offer.ts';

/** `£349.99` */
export function pounds(amount: number): string {
  return `£${amount.toFixed(2)}`;
}

/** The saving in whole pounds, never rounded up: `£150`. */
export function savedPounds(from: number, to: number): string {
  return `£${Math.floor(Number((from - to).toFixed(2)))}`;
}

/** The price of a course from its file, as shown: `£349.99`, `Free`. */
export function writtenPrice(id: string): string {
  const { price } = findCourse(id);
  return price === 'Free' ? 'Free' : pounds(price);
}

/** The original price, from its file. */
export function writtenOriginalPrice(id: string): string {
  return pounds(findCourse(id).originalPrice ?? Number.NaN);
}

/** The sums of the offer: the price with the code, and the savings against today's price and the original one. */
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
