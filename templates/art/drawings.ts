import { CourseArt } from './course-art.tsx';

/** Every kind of drawing that planning may ask for, and the template that makes it. */
export const drawings = { course: CourseArt, post: CourseArt };
