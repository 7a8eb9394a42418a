import type { Counted } from '../../../schemas/planned.ts';
import { countText } from '../count-text.ts';

type Props = { count: Counted; total: number; clearAll: string };

/** The number of entries that the choices match, announced when it changes, and the link back to all of them. */
export function FiltersOutcome({ count, total, clearAll }: Props) {
  return (
    <div className="filters-outcome">
      <p className="filters-outcome__count" role="status" data-part="count">
        {countText(count, total)}
      </p>
      <a className="filters-outcome__clear-all" href="?" data-part="clear-all">
        {clearAll}
      </a>
    </div>
  );
}
