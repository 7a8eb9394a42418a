import { useState } from 'react';
import type { EditorField, NamedPart } from '../contract.ts';
import { Button } from '../react-aria.ts';
import { words } from '../words.ts';
import type { Attempt } from './use-attempt.ts';

type NameChipsProps = { field: EditorField; attempt: Attempt; openOther: (ids: readonly string[]) => void };

/** The values from elsewhere that a text names. One that is changed is changed everywhere, or no longer named here. */
export function NameChips({ field, attempt, openOther }: NameChipsProps) {
  const [asked, setAsked] = useState<NamedPart>();
  const names = (field.names ?? []).filter(({ name }) => String(attempt.value).includes(`{${name}}`));
  if (names.length === 0) return null;
  return (
    <div className="names">
      <p className="hint">{words.names}</p>
      {names.map((one) => (
        <Button key={one.name} className="chip" onPress={() => setAsked(asked === one ? undefined : one)}>
          {words.named(one.value ?? words.unknownHere, one.name)}
        </Button>
      ))}
      {asked && (
        <fieldset className="asked" aria-label={asked.name}>
          <p>{words.sharedFact(asked.value ?? asked.name)}</p>
          {asked.id && (
            <Button className="secondary" onPress={() => asked.id && openOther([asked.id])}>
              {words.everywhere}
            </Button>
          )}
          <Button
            className="secondary"
            onPress={() => {
              attempt.take(String(attempt.value).replaceAll(`{${asked.name}}`, () => asked.value ?? ''));
              setAsked(undefined);
            }}
          >
            {words.here}
          </Button>
        </fieldset>
      )}
    </div>
  );
}
