export type FoundRow = { id: string; title: string; note: string };

type FoundListProps = {
  id: string;
  label: string;
  rows: readonly FoundRow[];
  /** The row in hand, which keys have reached; none is at -1. */
  at: number;
  choose: (row: FoundRow) => void;
};

/** What a field above it has found. It covers nothing, and that field keeps the focus. */
export function FoundList({ id, label, rows, at, choose }: FoundListProps) {
  return (
    <div id={id} className="found" role="listbox" aria-label={label}>
      {rows.map((row, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the field above.
        <div
          key={row.id}
          id={`${id}-${index}`}
          className="option"
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          ref={(element) => {
            if (index === at) element?.scrollIntoView({ block: 'nearest' });
          }}
          onClick={() => choose(row)}
        >
          <span>
            {row.title}
            <small>{row.note}</small>
          </span>
        </div>
      ))}
    </div>
  );
}

/** What the field says of its list. */
export function ofFoundList(id: string, at: number, { length }: readonly FoundRow[]) {
  return {
    role: 'combobox',
    'aria-expanded': true,
    'aria-controls': id,
    'aria-activedescendant': at >= 0 && at < length ? `${id}-${at}` : undefined,
  } as const;
}

/** The row that a key of the field goes to; undefined for any other key. */
export function rowOfKey(
  { key, altKey }: { key: string; altKey: boolean },
  at: number,
  { length }: readonly FoundRow[],
): number | undefined {
  const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  return by === 0 || altKey ? undefined : Math.max(0, Math.min(length - 1, at + by));
}
