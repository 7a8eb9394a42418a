import { server } from '../ask-server.ts';
import type { EditorField } from '../contract.ts';
import { Button } from '../react-aria.ts';
import { valueInWords, whyNot, words } from '../words.ts';
import type { Attempt } from './use-attempt.ts';

type LayerStateProps = {
  field: EditorField;
  attempt: Attempt;
  base: string;
  saved: () => void;
  setStatus: (status: string) => void;
};

/** In a branch: whose value this is, and the way back to head office’s. */
export function LayerState({ field, attempt, base, saved, setStatus }: LayerStateProps) {
  const { layer } = field;
  if (!layer) return null;
  const settle = async (does: 'take-back' | 'keep'): Promise<void> => {
    const answer = await server.branch(field.id, does);
    if (answer.kind !== 'saved') return setStatus(whyNot(answer));
    if (does === 'take-back' && layer.there) attempt.take(layer.there.value);
    setStatus(words.saved(field.title));
    saved();
  };
  const act = (does: 'take-back' | 'keep') =>
    void settle(does).catch((error: Error) => setStatus(error.message));
  const isOwn = layer.state === 'own' || layer.state === 'changed-there';
  return (
    <div className="layer" data-state={layer.state}>
      <p>{sentence(layer.state, base, layer.there && valueInWords(layer.there.value))}</p>
      {!layer.travels && <p className="hint">{words.mustBeOwn}</p>}
      {isOwn && layer.there && layer.travels && (
        <Button className="secondary" onPress={() => act('take-back')}>
          {words.takeBack(base)}
        </Button>
      )}
      {layer.state === 'changed-there' && (
        <Button className="secondary" onPress={() => act('keep')}>
          {words.keepOwn}
        </Button>
      )}
    </div>
  );
}

function sentence(state: string, base: string, there?: string): string {
  if (state === 'inherited') return words.inherited(base);
  if (there === undefined) return words.own;
  return state === 'changed-there' ? words.changedThere(base, there) : words.ownBeside(base, there);
}
