import '../action/action.css';
import './submit-button.css';

type Props = { label: string; busy: string; working?: boolean };

/** Both labels stand in the button; one of them is shown. */
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
