import { useEffect, useId, useRef } from 'react';
import { BlockActions } from '../article/block-actions.tsx';
import { stepOfKey, useBlockSteps } from '../article/use-block-steps.ts';
import type { EditorField, EditSession, SaveAnswer } from '../contract.ts';
import { EditControl } from '../controls/edit-control.tsx';
import type { ShownPage } from '../page-frame.tsx';
import { Button } from '../react-aria.ts';
import { words } from '../words.ts';
import { ConflictCard } from './conflict-card.tsx';
import { EffectList } from './effect-list.tsx';
import { LayerState } from './layer-state.tsx';
import { NameChips } from './name-chips.tsx';
import { TroubleList } from './trouble-list.tsx';
import { useAttempt } from './use-attempt.ts';

type FieldFormProps = {
  field: EditorField;
  session: EditSession;
  address: string;
  /** One field in the panel: it closes when it is saved. */
  isAlone: boolean;
  frame: ShownPage;
  built: number;
  isTyping: React.RefObject<boolean>;
  conflict?: Extract<SaveAnswer, { kind: 'conflict' }>;
  setStatus: (status: string) => void;
  saved: () => void;
  close: () => void;
  /** Closes without moving the focus, which is elsewhere already. */
  leave: () => void;
  openOther: (ids: readonly string[]) => void;
  openAlone: (ids: readonly string[]) => void;
};

/** One value: its name, its control, its mistakes, its effect, and its file. */
export function FieldForm(props: FieldFormProps) {
  const { field, session, isAlone, setStatus, close, leave, openOther } = props;
  const attempt = useAttempt(field, { ...props, say: setStatus });
  const [label, hint, problem] = [useId(), useId(), useId()];
  const steps = useBlockSteps(attempt, props);
  const form = useRef<HTMLFormElement>(null);
  const isWrong =
    attempt.troubles.some(({ severity }) => severity === 'error') || attempt.conflict !== undefined;

  const focusControl = () => form.current?.querySelector<HTMLElement>('[data-control]')?.focus();
  const save = async (): Promise<void> => {
    const result = await attempt.save();
    if (result !== 'refused' && isAlone) close();
    if (result === 'refused')
      form.current?.querySelector<HTMLElement>('.troubles button, [data-control]')?.focus();
  };
  const left = async (): Promise<void> => {
    const result = await attempt.save();
    if (result !== 'refused' && isAlone) leave();
  };
  // The effect after a mistake was corrected elsewhere: nothing keeps the focus that isn’t there.
  useEffect(() => {
    if (field.pending !== undefined) setStatus(words.keptBefore);
  }, [field.pending, setStatus]);

  return (
    <form
      ref={form}
      className="field"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
        const step = stepOfKey(event);
        if (step && steps?.can(step)) {
          event.preventDefault();
          steps.take(step);
        }
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        attempt.putBack();
        if (isAlone || !attempt.isChanged) close();
      }}
      onBlur={({ currentTarget }) => {
        const element = isAlone ? (currentTarget.closest('.panel') ?? currentTarget) : currentTarget;
        // The focus arrives elsewhere after this; if it is nowhere, the whole window was left, or a button went away.
        setTimeout(() => {
          const now = document.activeElement;
          const isElsewhere = element.isConnected && now !== document.body && !element.contains(now);
          if (isElsewhere && !now?.closest('[data-overlay]')) void left();
        });
      }}
    >
      <div className="field-head">
        <label id={label} htmlFor={`${label}-control`} className={isAlone ? 'sr-only' : ''}>
          {field.title}
        </label>
        {!field.required && !isAlone && <span className="quiet">{words.optional}</span>}
      </div>
      {field.description && (
        <p id={hint} className="hint">
          {field.description}
        </p>
      )}
      <EditControl
        key={attempt.version}
        {...{ field, session, openOther }}
        id={`${label}-control`}
        labelledBy={label}
        describedBy={[field.description && hint, isWrong && problem].filter(Boolean).join(' ') || undefined}
        isWrong={isWrong}
        value={attempt.value}
        change={attempt.change}
        save={() => void save()}
        next={steps?.can('below') ? () => steps.take('below') : undefined}
      />
      {field.names && field.names.length > 0 && <NameChips {...{ field, attempt, openOther }} />}
      <div id={problem} aria-live="polite">
        {attempt.conflict ? (
          <ConflictCard conflict={attempt.conflict} attempt={attempt} done={() => isAlone && close()} />
        ) : (
          <TroubleList troubles={attempt.troubles} fix={attempt.take} open={(id) => openOther([id])} />
        )}
      </div>
      <EffectList says={attempt.says} isChanged={attempt.isChanged} pages={field.pages} isWrong={isWrong} />
      {session.branch && field.layer && (
        <LayerState
          {...{ field, attempt, setStatus }}
          address={props.address}
          done={() => {
            props.saved();
            if (isAlone) close();
            else focusControl();
          }}
        />
      )}
      {steps && field.article?.part !== 'whole' && <BlockActions steps={steps} />}
      <code className="file">{words.inFile(field.file, field.line)}</code>
      <div className="actions">
        <Button type="submit" className="primary" isDisabled={!attempt.isChanged}>
          {words.save}
        </Button>
        {attempt.isChanged && (
          <Button
            className="secondary"
            onPress={() => {
              attempt.putBack();
              if (isAlone) close();
            }}
          >
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
