import type { ReactNode } from 'react';
import type { Period } from '../../../schemas/planned.ts';
import { periodAttributes } from '../period/period-attributes.ts';
import './section.css';

type Props = { kind: string; id?: string; tone?: string; when?: Period; children: ReactNode };

/** The band around every section: its background, its vertical rhythm and the column for its content. */
export function Section({ kind, id, tone = 'paper', when, children }: Props) {
  const ink = tone === 'ink' ? ' ink' : '';
  return (
    <section
      className={`section section--${kind} section--${tone}${ink}`}
      id={id}
      {...periodAttributes(when)}
    >
      {children}
    </section>
  );
}
