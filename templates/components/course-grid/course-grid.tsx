import type { ReactNode } from 'react';
import './course-grid.css';

/** Rows of course cards whose parts line up; its children are list items. */
export function CourseGrid({ children }: { children: ReactNode }) {
  return (
    <ul className="course-grid" role="list">
      {children}
    </ul>
  );
}
