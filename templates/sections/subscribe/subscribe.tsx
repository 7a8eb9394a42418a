import type { SubscribeProps } from '../../../schemas/types.ts';
import { FormView } from '../../components/form/form.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import './subscribe.css';

export function Subscribe({ eyebrow, title, lede, form }: SubscribeProps) {
  return (
    <div className="subscribe">
      <SectionHeading eyebrow={eyebrow} title={title} lede={lede} layout="stack" />
      <div className="subscribe__form">
        <FormView form={form} layout="row" />
      </div>
    </div>
  );
}
