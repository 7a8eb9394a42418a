import { useState } from 'react';
import { words } from '../words.ts';
import { type ControlProps, focusable } from './control-props.ts';

export function SwitchControl(props: ControlProps) {
  const [isOn, setOn] = useState(props.value === true);
  return (
    <div className="switch">
      <input
        {...focusable(props)}
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        onChange={({ currentTarget }) => {
          setOn(currentTarget.checked);
          props.change(currentTarget.checked);
        }}
      />
      <span aria-hidden>{isOn ? words.on : words.off}</span>
    </div>
  );
}
