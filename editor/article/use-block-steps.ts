import { server } from '../ask-server.ts';
import type { AskedChange, EditorField } from '../contract.ts';
import type { Attempt } from '../panel/use-attempt.ts';
import { whyNot, words } from '../words.ts';
import { catchTyping, typeAhead } from './typed-ahead.ts';

/** A change of a whole block of an article. */
export type BlockStep = 'below' | 'up' | 'down' | 'out' | 'whole';

export type BlockSteps = { can: (step: BlockStep) => boolean; take: (step: BlockStep) => void };

type StepOptions = {
  field: EditorField;
  isAlone: boolean;
  address: string;
  setStatus: (status: string) => void;
  saved: () => void;
  close: () => void;
  openOther: (ids: readonly string[]) => void;
  openAlone: (ids: readonly string[]) => void;
};

/** Undefined unless the value is a part of an article. What was typed is saved before. */
export function useBlockSteps(attempt: Attempt, options: StepOptions): BlockSteps | undefined {
  const { field, isAlone, address, setStatus, saved, close, openOther, openAlone } = options;
  const { id, article } = field;
  if (!article || !isAlone) return undefined;
  const isBlock = article.part === 'block';
  const can = (step: BlockStep): boolean => {
    if (step === 'out') return isBlock && article.canGo;
    if (step === 'whole') return isBlock;
    // Where one of several new blocks ends isn’t known before it is saved.
    const isOne = isBlock || !/\n\s*\n/.test(String(attempt.value).trim());
    return article[step] !== undefined && isOne;
  };
  const change = async (edit: AskedChange, said: string, then: () => void): Promise<void> => {
    const answer = await server.save([edit], address);
    if (answer.kind !== 'saved') return setStatus(whyNot(answer));
    setStatus(said);
    saved();
    then();
  };
  const stay = () =>
    typeAhead(document.querySelector<HTMLElement>('.panel [data-control]'), article.below ?? '');
  const take = async (step: BlockStep): Promise<void> => {
    const result = await attempt.save();
    if (result === 'refused' || (article.part === 'below' && attempt.value === '')) return stay();
    const was = attempt.value;
    if (step === 'out') return change({ id, unset: true, was }, words.blockIsOut, close);
    const next = article[step];
    if (next === undefined) return;
    if (step === 'below' || step === 'whole') return openOther([next]);
    return change({ id, shift: step, was }, words.blockMoved[step], () => openAlone([next]));
  };
  return {
    can,
    take: (step) => {
      if (step === 'below' && article.below !== undefined) catchTyping(article.below);
      take(step).catch((error: Error) => {
        setStatus(error.message);
        stay();
      });
    },
  };
}

/** The step that a key stands for: those with Alt. */
export function stepOfKey({ key, altKey }: { key: string; altKey: boolean }): BlockStep | undefined {
  return altKey ? keys.get(key) : undefined;
}

const keys: ReadonlyMap<string, BlockStep> = new Map([
  ['Enter', 'below'],
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
]);
