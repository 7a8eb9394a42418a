import type { TreatmentsProps } from '../../../schemas/types.ts';
import { ActionList } from '../../components/action/action.tsx';
import { BodyView } from '../../components/body/body.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { PictureView } from '../../components/picture/picture.tsx';
import { countMinutes } from './count-minutes.ts';
import './treatment-in-full.css';

type Treatment = NonNullable<TreatmentsProps['treatment']>;
type Props = { of: Treatment } & Pick<TreatmentsProps, 'title' | 'labels' | 'actions'>;

/** What happens, next to the price and the people who do it. */
export function TreatmentInFull({ of: treatment, title, labels, actions }: Props) {
  return (
    <div className="treatment-in-full">
      <div className="treatment-in-full__story">
        <h2 className="treatment-in-full__title">{title}</h2>
        <ul className="treatment-in-full__complaints">
          {treatment.oftenSeen.map((complaint) => (
            <li key={complaint}>
              <Icon name="check" className="treatment-in-full__tick" />
              {complaint}
            </li>
          ))}
        </ul>
        <BodyView of={treatment.about} />
      </div>
      <div className="treatment-in-full__aside">
        <PictureView
          of={treatment.picture}
          className="treatment-in-full__picture"
          sizes="(min-width: 84rem) 30rem, (min-width: 60rem) 40vw, 100vw"
        />
        <dl className="treatment-in-full__prices">
          <Visit label={labels.first} price={treatment.price.text} of={labels} minutes={treatment.minutes} />
          <Visit
            label={labels.followUp}
            price={treatment.followUp.text}
            of={labels}
            minutes={treatment.followUpMinutes}
          />
        </dl>
        <h2 className="treatment-in-full__people">{labels.people}</h2>
        <ul className="treatment-in-full__list">
          {treatment.people.map(({ id, name, role }) => (
            <li key={id}>
              <span className="treatment-in-full__name">{name}</span> <span>{role}</span>
            </li>
          ))}
        </ul>
        <ActionList of={actions} className="treatment-in-full__actions" />
      </div>
    </div>
  );
}

function Visit(props: { label: string; price: string; minutes: number; of: TreatmentsProps['labels'] }) {
  return (
    <div className="treatment-in-full__visit">
      <dt>
        {props.label}
        <span className="treatment-in-full__minutes">{countMinutes(props.of.minutes, props.minutes)}</span>
      </dt>
      <dd>{props.price}</dd>
    </div>
  );
}
