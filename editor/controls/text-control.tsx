import { type ControlProps, inputText, spoken } from './control-props.ts';

/** A line or a paragraph. Enter saves: a text with line breaks is the exception, and keeps them. */
export function TextControl(props: ControlProps) {
  const { field, value, change, save } = props;
  const text = inputText(value);
  const hasLines = text.includes('\n');
  return (
    <textarea
      {...spoken(props)}
      className="text"
      rows={field.control === 'paragraph' ? 3 : 1}
      defaultValue={text}
      maxLength={undefined}
      dir="auto"
      onInput={({ currentTarget }) => change(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.shiftKey || hasLines || event.nativeEvent.isComposing) return;
        event.preventDefault();
        save();
      }}
    />
  );
}
