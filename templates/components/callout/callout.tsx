import type { ReactNode } from 'react';
import type { CalloutProps } from '../../../schemas/types.ts';
import './callout.css';

type Props = CalloutProps & { children?: ReactNode };

/** A note alongside the argument of an article. */
export function Callout({ title, tone, children }: Props) {
  return (
    <aside className="callout" data-tone={tone}>
      <p className="callout__title type-strong">{title}</p>
      {children}
    </aside>
  );
}
