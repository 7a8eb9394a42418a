import { ArrowDown, ArrowUp, Plus, Trash2 } from '../icons.ts';
import { Button } from '../react-aria.ts';
import { words } from '../words.ts';
import type { BlockStep, BlockSteps } from './use-block-steps.ts';

const moves = [
  { step: 'up', title: words.blockUp, Sign: ArrowUp },
  { step: 'down', title: words.blockDown, Sign: ArrowDown },
  { step: 'out', title: words.blockOut, Sign: Trash2 },
] as const satisfies readonly { step: BlockStep; title: string; Sign: unknown }[];

/** Buttons for the block in hand as a whole. */
export function BlockActions({ steps }: { steps: BlockSteps }) {
  const isThere = steps.can('whole');
  return (
    <div className="block-actions">
      <Button className="secondary" isDisabled={!steps.can('below')} onPress={() => steps.take('below')}>
        <Plus aria-hidden />
        {words.blockBelow}
      </Button>
      {isThere &&
        moves.map(({ step, title, Sign }) => (
          <Button
            key={step}
            className="icon-button"
            aria-label={title}
            isDisabled={!steps.can(step)}
            onPress={() => steps.take(step)}
          >
            <Sign aria-hidden />
          </Button>
        ))}
      {isThere && (
        <Button className="link-button" onPress={() => steps.take('whole')}>
          {words.openWholeText}
        </Button>
      )}
    </div>
  );
}
