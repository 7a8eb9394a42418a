import { useState } from 'react';
import { words } from '../words.ts';
import { type ControlProps, spoken } from './control-props.ts';

export function SwitchControl(props: ControlProps) {
  const [isOn, setOn] = useState(props.value === true);
  return (
    <div className="switch">
      <input
        {...spoken(props)}
        aria-required={undefined}
        aria-invalid={undefined}
        type="checkbox"
        role="switch"
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
