import { useState } from 'react';
import { words } from '../words.ts';
import { ColourContrasts } from './colour-contrast.tsx';
import { type ControlProps, inputText, spoken } from './control-props.ts';

/** A colour, typed or chosen, with its contrast beside the others. */
export function ColourControl(props: ControlProps) {
  const [text, setText] = useState(inputText(props.value));
  const set = (value: string) => {
    setText(value);
    props.change(value);
  };
  return (
    <>
      <div className="number">
        <input
          {...spoken(props)}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ currentTarget }) => set(currentTarget.value)}
        />
        <input
          type="color"
          className="swatch"
          aria-label={words.chooseColour}
          value={/^#[0-9a-f]{6}$/i.test(text) ? text.toLowerCase() : '#000000'}
          onChange={({ currentTarget }) => set(currentTarget.value)}
        />
      </div>
      <ColourContrasts id={props.field.id} colour={text} />
    </>
  );
}
