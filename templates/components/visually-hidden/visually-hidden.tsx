import type { ReactNode } from 'react';
import './visually-hidden.css';

/** Words for screen readers where sighted visitors get the same information in another way. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
