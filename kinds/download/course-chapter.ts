import type { Course } from '../../schemas/planned.ts';
import type { DocumentBlock, DocumentChapter, DocumentOffer } from '../../schemas/planned-document.ts';
import type { WordingSource } from '../../schemas/types.ts';
import { fillPlaceholders } from '../fill-placeholders.ts';

export type DocumentWords = NonNullable<WordingSource['document']>;

/**
 * One chapter: for several courses first a price table, then each course by itself. `labels` are the words of courses.
 */
export function courseChapters(
  courses: readonly Course[],
  words: DocumentWords,
  labels: NonNullable<WordingSource['course']>['labels'],
): DocumentChapter[] {
  if (courses.length === 0) return [];
  const notes = [...new Set(courses.flatMap((course) => course.instalment?.note ?? []))];
  const blocks: DocumentBlock[] = [
    ...(courses.length > 1 ? [priceTable(courses, words, labels)] : []),
    ...notes.map((note): DocumentBlock => ({ kind: 'paragraph', runs: [{ text: note, emphasis: true }] })),
    ...courses.map((course) => courseBlock(course, words)),
  ];
  return [{ title: courses.length > 1 ? words.courses : words.course, blocks }];
}

function priceTable(
  courses: readonly Course[],
  words: DocumentWords,
  labels: NonNullable<WordingSource['course']>['labels'],
): DocumentBlock {
  return {
    kind: 'table',
    head: [words.courseColumn, labels.duration, labels.price].map((text) => [{ text }]),
    rows: courses.map((course) => [
      [{ text: course.title, strong: true }],
      [{ text: course.duration }],
      [{ text: course.price.text }],
    ]),
  };
}

function courseBlock(course: Course, words: DocumentWords): DocumentOffer {
  const fact = (label: string, value: string) => fillPlaceholders(words.fact, { label, value });
  return {
    kind: 'offer',
    title: course.title,
    subtitle: course.subtitle,
    price: course.price.text,
    priceNotes: [
      ...(course.originalPriceNote ? [course.originalPriceNote] : []),
      ...(course.saving ? [course.saving.text] : []),
      ...(course.instalment ? [course.instalment.totalText] : []),
    ],
    facts: [
      fact(course.labels.duration, course.duration),
      ...(course.location === undefined ? [] : [fact(course.labels.location, course.location)]),
    ],
    featuresLabel: course.labels.features,
    features: course.features,
  };
}
