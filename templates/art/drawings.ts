import { CourseArt } from './course-art.tsx';

/** The template for each kind of drawing that planning may ask for. */
export const drawings = { course: CourseArt, post: CourseArt };
