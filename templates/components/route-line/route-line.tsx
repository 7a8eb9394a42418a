import './route-line.css';

type Props = { step: number; steps: number };

/** Progress: a stop for each question, and a door at the end. The words next to it say the same. */
export function RouteLine({ step, steps }: Props) {
  const stops = Array.from({ length: steps }, (_, index) => index + 1);
  return (
    <div className="route-line" aria-hidden="true">
      {stops.map((stop) => (
        <span key={stop} className={`route-line__stop ${nameOf(stop, step)}`} />
      ))}
      <span className="route-line__door" />
    </div>
  );
}

function nameOf(stop: number, step: number): string {
  if (stop === step) return 'route-line__stop--now';
  return stop < step ? 'route-line__stop--done' : 'route-line__stop--ahead';
}
