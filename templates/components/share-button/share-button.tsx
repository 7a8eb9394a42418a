import { Icon } from '../icon/icon.tsx';
import { Island } from '../island/island.tsx';
import './share-button.css';

type Props = { label: string; done: string; title: string; address: string };

/** Hidden without a script, since it could do nothing. */
export function ShareButton({ label, done, title, address }: Props) {
  return (
    <Island of="share" when="interaction" props={{ title, address, done }}>
      <div className="share-button screen-only">
        <button type="button" className="share-button__button">
          <Icon name="share-2" />
          {label}
        </button>
        <span className="share-button__status" role="status" />
      </div>
    </Island>
  );
}
