import type { ReactNode } from 'react';
import './visually-hidden.css';

/** Words for people who listen to a page, where everybody else sees the same in another way. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
