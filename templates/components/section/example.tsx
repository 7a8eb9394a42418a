import type { ComponentExample } from '../../../schemas/planned.ts';
import { SectionHeading } from '../section-heading/section-heading.tsx';
import { Section } from './section.tsx';

export default function Example({ title, text }: ComponentExample) {
  return ['paper', 'mist', 'ink'].map((tone) => (
    <Section key={tone} kind="example" tone={tone}>
      <SectionHeading title={title} lede={text} />
    </Section>
  ));
}
