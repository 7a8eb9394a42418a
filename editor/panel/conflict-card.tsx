import type { SaveAnswer } from '../contract.ts';
import { Button } from '../react-aria.ts';
import { valueInWords, words } from '../words.ts';
import type { Attempt } from './use-attempt.ts';

type ConflictCardProps = {
  conflict: Extract<SaveAnswer, { kind: 'conflict' }>;
  attempt: Attempt;
  done: () => void;
};

/** Two people have changed one value: both are shown, and neither goes before somebody has chosen. */
export function ConflictCard({ conflict, attempt, done }: ConflictCardProps) {
  const keepMine = async (): Promise<void> => {
    if ((await attempt.save({ was: conflict.theirs })) === 'saved') done();
  };
  return (
    <section className="conflict" role="alert">
      <p>{words.conflict}</p>
      <div className="sides">
        <div>
          <h3>{words.theirs}</h3>
          <p>{valueInWords(conflict.theirs)}</p>
          <Button
            className="secondary"
            onPress={() => {
              attempt.settle();
              done();
            }}
          >
            {words.keepTheirs}
          </Button>
        </div>
        <div>
          <h3>{words.mine}</h3>
          <p>{valueInWords(conflict.mine ?? attempt.value)}</p>
          <Button className="secondary" onPress={() => void keepMine()}>
            {words.keepMine}
          </Button>
        </div>
      </div>
    </section>
  );
}
