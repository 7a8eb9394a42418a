import type { TreatmentsProps } from '../../../schemas/types.ts';
import { PictureView } from '../../components/picture/picture.tsx';
import { countMinutes } from './count-minutes.ts';
import '../../components/card/card.css';
import '../../components/card/card-cover.css';
import '../../components/card/card-picture.css';
import './treatment-card.css';

type Props = { of: NonNullable<TreatmentsProps['treatments']>[number]; labels: TreatmentsProps['labels'] };

/** The title leads to the treatment’s own page and covers the card. */
export function TreatmentCard({ of, labels }: Props) {
  const { title, summary, picture, price, minutes, href } = of;
  return (
    <li className="treatment-card card-frame card-frame--pressable">
      <PictureView
        of={picture}
        className="treatment-card__picture card-picture"
        sizes="(min-width: 84rem) 26rem, (min-width: 40rem) 50vw, 100vw"
      />
      <h3 className="treatment-card__title type-title">
        <a className="treatment-card__link card-cover" href={href}>
          {title}
        </a>
      </h3>
      <p className="treatment-card__summary">{summary}</p>
      <p className="treatment-card__price">
        <span>{labels.first}</span> <strong>{price.text}</strong>{' '}
        <span>{countMinutes(labels.minutes, minutes)}</span>
      </p>
    </li>
  );
}
