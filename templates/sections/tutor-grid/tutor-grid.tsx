import type { TutorGridProps } from '../../../schemas/types.ts';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { TutorCards } from '../../components/tutor-cards/tutor-cards.tsx';

export function TutorGrid({ eyebrow, title, lede, tutors, labels }: TutorGridProps) {
  return (
    <div className="tutor-grid">
      <SectionHeading eyebrow={eyebrow} title={title} lede={lede} />
      <TutorCards of={tutors} labels={labels} />
    </div>
  );
}
