import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { shippedSite } from './site-copy.ts';

/** A course as its editor wrote it. */
export type WrittenCourse = {
  id: string;
  title: string;
  subtitle: string;
  category: string;
  field?: string;
  format?: string;
  features: string[];
  price: number | 'Free';
  originalPrice?: number;
  payLater: boolean;
  shopId?: string;
  location?: string;
  order: number;
};

/** In the order in which pages list them. */
export function readCourses(root = shippedSite): WrittenCourse[] {
  const folder = path.join(root, 'content/courses');
  const courses: WrittenCourse[] = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => ({
      ...parse(readFileSync(path.join(folder, file), 'utf8')),
      id: file.replace(/\.yaml$/, ''),
    }));
  return courses.toSorted((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1));
}
