import type { SaveAnswer } from '../contract.ts';
import { Button } from '../react-aria.ts';
import { valueInWords, words } from '../words.ts';
import type { Attempt } from './use-attempt.ts';

type ConflictCardProps = { conflict: Extract<SaveAnswer, { kind: 'conflict' }>; attempt: Attempt };

/** Two people have changed one value: both are shown, and neither goes before somebody has chosen. */
export function ConflictCard({ conflict, attempt }: ConflictCardProps) {
  return (
    <section className="conflict" role="alert">
      <p>{words.conflict}</p>
      <div className="sides">
        <div>
          <h3>{words.theirs}</h3>
          <p>{valueInWords(conflict.theirs)}</p>
          <Button className="secondary" onPress={attempt.settle}>
            {words.keepTheirs}
          </Button>
        </div>
        <div>
          <h3>{words.mine}</h3>
          <p>{valueInWords(conflict.mine ?? attempt.value)}</p>
          <Button className="secondary" onPress={() => void attempt.save({ was: conflict.theirs })}>
            {words.keepMine}
          </Button>
        </div>
      </div>
    </section>
  );
}
