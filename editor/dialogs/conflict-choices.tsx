import { useState } from 'react';
import type { PublishChoice, ValueOfBoth } from '../contract.ts';
import { Button } from '../react-aria.ts';
import { valueInWords, words } from '../words.ts';

type ConflictChoicesProps = {
  conflicts: readonly ValueOfBoth[];
  choose: (choices: readonly PublishChoice[]) => Promise<void>;
};

/** Values that somebody else has published otherwise: one of the two is chosen for each, and neither goes before. */
export function ConflictChoices({ conflicts, choose }: ConflictChoicesProps) {
  const [taken, setTaken] = useState<ReadonlyMap<number, PublishChoice['take']>>(new Map());
  return (
    <>
      {conflicts.map((one) => (
        <fieldset key={one.n} className="conflict">
          <legend>{words.inFileNamed(one.name, one.file)}</legend>
          <p className="quiet">{words.wasBefore(valueInWords(one.before))}</p>
          {(['theirs', 'mine'] as const).map((take) => (
            <label key={take} className="choice">
              <input
                type="radio"
                name={`conflict-${one.n}`}
                checked={taken.get(one.n) === take}
                onChange={() => setTaken(new Map([...taken, [one.n, take]]))}
              />
              <span>
                {words.sideOf[take]} <b>{valueInWords(one[take])}</b>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <Button
        className="primary"
        isDisabled={taken.size < conflicts.length}
        onPress={() => void choose([...taken].map(([n, take]) => ({ n, take })))}
      >
        {words.publishThese}
      </Button>
    </>
  );
}
