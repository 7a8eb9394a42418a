import type { Tutor } from '../../../schemas/planned.ts';
import { TutorCard } from '../tutor-card/tutor-card.tsx';
import './tutor-cards.css';

type Props = { of: readonly Tutor[]; labels: { subjects: string; languages: string } };

export function TutorCards({ of: tutors, labels }: Props) {
  return (
    <ul className="tutor-cards" role="list">
      {tutors.map((tutor) => (
        <li key={tutor.id}>
          <TutorCard of={tutor} labels={labels} />
        </li>
      ))}
    </ul>
  );
}
