import { type ControlProps, focusable, inputText } from './control-props.ts';
import { OneOfManyControl } from './entry-control.tsx';

/** Up to here all are in sight; a longer list is searched. */
const inSight = 7;

export function ChoiceControl(props: ControlProps) {
  const { field, value, change, labelledBy, describedBy } = props;
  const choices = field.choices ?? [];
  if (choices.length > inSight) return <OneOfManyControl {...props} />;
  const chosen = choices.findIndex((choice) => choice.value === value);
  return (
    <div className="choices" role="radiogroup" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {choices.map((choice, index) => (
        <label key={inputText(choice.value)} className="choice">
          <input
            type="radio"
            {...(index === Math.max(chosen, 0) && focusable({ ...props, describedBy: undefined }))}
            name={props.id}
            defaultChecked={index === chosen}
            onChange={() => change(choice.value)}
          />
          {choice.title}
        </label>
      ))}
    </div>
  );
}
