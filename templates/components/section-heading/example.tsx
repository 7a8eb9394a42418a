import type { ComponentExample } from '../../../schemas/planned.ts';
import { SectionHeading } from './section-heading.tsx';

export default function Example({ eyebrow, title, text }: ComponentExample) {
  return (
    <>
      <SectionHeading eyebrow={eyebrow} title={title} lede={text} />
      <SectionHeading title={title} lede={text} layout="stack" />
    </>
  );
}
