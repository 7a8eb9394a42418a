import type { TreatmentsProps } from '../../../schemas/types.ts';
import { ActionList } from '../../components/action/action.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { TreatmentCard } from './treatment-card.tsx';
import { TreatmentInFull } from './treatment-in-full.tsx';
import './treatments.css';

/** A list of cards, or the one treatment that the page is made for. */
export function Treatments({ eyebrow, title, lede, treatments, treatment, labels, actions }: TreatmentsProps) {
  if (treatment) return <TreatmentInFull of={treatment} title={title} labels={labels} actions={actions} />;
  return (
    <div className="treatments">
      <SectionHeading eyebrow={eyebrow} title={title} lede={lede} />
      <ul className="treatments__list">
        {treatments?.map((one) => (
          <TreatmentCard key={one.id} of={one} labels={labels} />
        ))}
      </ul>
      <ActionList of={actions} className="treatments__actions" />
    </div>
  );
}
