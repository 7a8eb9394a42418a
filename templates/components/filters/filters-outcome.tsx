import type { Counted } from '../../../schemas/planned.ts';
import { countText } from '../count-text.ts';

type Props = { count: Counted; total: number; clearAll: string };

/** How many entries the choices find, said aloud where it changes, and the way back to all of them. */
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
