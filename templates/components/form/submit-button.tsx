import '../action/action.css';
import './submit-button.css';

type Props = { label: string; busy: string; working?: boolean };

/** The button contains both labels and shows one of them. */
export function SubmitButton({ label, busy, working = false }: Props) {
  return (
    <button type="submit" className="submit-button action action--primary" disabled={working}>
      <span className="action__label" data-busy="false" hidden={working}>
        {label}
      </span>
      <span className="action__label" data-busy="true" hidden={!working}>
        {busy}
      </span>
    </button>
  );
}
