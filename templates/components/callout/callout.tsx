import type { ReactNode } from 'react';
import './callout.css';

type Props = { title: string; children?: ReactNode };

/** A note beside the argument of an article. */
export function Callout({ title, children }: Props) {
  return (
    <aside className="callout">
      <p className="callout__title">{title}</p>
      {children}
    </aside>
  );
}
