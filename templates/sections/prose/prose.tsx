import type { ProseProps } from '../../../schemas/types.ts';
import { BodyView } from '../../components/body/body.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import './prose.css';

export function Prose({ title, body }: ProseProps) {
  return (
    <div className="prose">
      <SectionHeading title={title} layout="stack" />
      <BodyView of={body} className="prose__body" />
    </div>
  );
}
