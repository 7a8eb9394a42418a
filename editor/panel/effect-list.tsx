import type { Consequences } from '../contract.ts';
import { words } from '../words.ts';

const most = 3;

type EffectListProps = { says?: Consequences; isChanged: boolean; isWrong: boolean; pages?: number };

/** What saving would do for visitors, before it is saved. */
export function EffectList({ says, isChanged, isWrong, pages }: EffectListProps) {
  if (isWrong) return null;
  if (!isChanged || !says) {
    const before = pages === undefined ? words.unchanged : words.shows(pages);
    return <p className="effect">{isChanged ? words.finding : before}</p>;
  }
  const left = says.examples.length - most;
  return (
    <div className="effect" aria-live="polite">
      <p>{says.unseen ? words.unseen : words.effect(says.pages, says.files)}</p>
      <ul>
        {says.examples.slice(0, most).map(({ before, after }) => (
          <li key={`${before} ${after}`}>{sentence(before, after)}</li>
        ))}
        {left > 0 && <li>{words.more(left)}</li>}
      </ul>
    </div>
  );
}

function sentence(before: string, after: string): string {
  if (after === '') return words.ends(before);
  return before === '' ? words.begins(after) : words.becomes(before, after);
}
