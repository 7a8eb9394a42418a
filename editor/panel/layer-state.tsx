import { useState } from 'react';
import { server } from '../ask-server.ts';
import type { EditorField } from '../contract.ts';
import { Button } from '../react-aria.ts';
import { valueInWords, whyNot, words } from '../words.ts';
import type { Attempt } from './use-attempt.ts';

type LayerStateProps = {
  field: EditorField;
  attempt: Attempt;
  address: string;
  setStatus: (status: string) => void;
  done: () => void;
};

/** In a branch: whose value this is, and the way back to head office’s. */
export function LayerState({ field, attempt, address, setStatus, done }: LayerStateProps) {
  const { layer } = field;
  const [state, setState] = useState(layer?.state);
  if (!layer || !state) return null;
  const settle = async (does: 'take-back' | 'keep'): Promise<void> => {
    const answer = await server.branch(field.id, does, address);
    if (answer.kind !== 'saved') return setStatus(whyNot(answer));
    if (does === 'take-back') attempt.accept(layer.there?.value);
    setState(does === 'take-back' ? 'inherited' : 'own');
    setStatus(words.saved(field.title));
    done();
  };
  const act = (does: 'take-back' | 'keep') =>
    void settle(does).catch((error: Error) => setStatus(error.message));
  const canTake = layer.travels || layer.confirms;
  const isOwn = state === 'own' || state === 'changed-there';
  return (
    <div className="layer" data-state={state}>
      <p>{sentence(state, layer.there && valueInWords(layer.there.value))}</p>
      {!canTake && <p className="hint">{words.mustBeOwn}</p>}
      {isOwn && layer.confirms && <p className="hint">{words.confirms}</p>}
      {isOwn && layer.there && canTake && (
        <Button className="secondary" onPress={() => act('take-back')}>
          {words.takeBack}
        </Button>
      )}
      {state === 'changed-there' && (
        <Button className="secondary" onPress={() => act('keep')}>
          {words.keepOwn}
        </Button>
      )}
    </div>
  );
}

function sentence(state: string, there?: string): string {
  if (state === 'inherited') return words.inherited;
  if (there === undefined) return words.own;
  return state === 'changed-there' ? words.changedThere(there) : words.ownBeside(there);
}
