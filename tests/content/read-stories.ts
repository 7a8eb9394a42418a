import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readCourses } from './read-courses.ts';
import { shippedSite } from './site-copy.ts';

/** A success story as its editor wrote it, with the category of its course. */
export type WrittenStory = { id: string; name: string; country: string; course: string; exam: string };

/** In the order in which pages list them. */
export function readStories(root = shippedSite): WrittenStory[] {
  const folder = path.join(root, 'content/testimonials');
  const exams = new Map(readCourses(root).map(({ id, category }) => [id, category]));
  const stories: (WrittenStory & { order: number })[] = readdirSync(folder).map((file) => {
    const story = parse(readFileSync(path.join(folder, file), 'utf8'));
    return { ...story, id: file.replace(/\.yaml$/, ''), exam: exams.get(story.course) };
  });
  return stories.toSorted((one, other) => one.order - other.order);
}
