type Props = { count: { one: string; other: string }; total: number; clearAll: string };

/** How many entries the choices find, said aloud where it changes, and the way back to all of them. */
export function FiltersOutcome({ count, total, clearAll }: Props) {
  const all = total === 1 ? count.one : count.other;
  return (
    <div className="filters-outcome">
      <p className="filters-outcome__count" role="status" data-part="count">
        {all.replace('{count}', String(total))}
      </p>
      <a className="filters-outcome__clear-all" href="?" data-part="clear-all">
        {clearAll}
      </a>
    </div>
  );
}
