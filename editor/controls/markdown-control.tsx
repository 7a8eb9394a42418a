import { useRef } from 'react';
import { Bold, Italic, LinkSign } from '../icons.ts';
import { usePaste } from '../paste/use-paste.ts';
import { Button } from '../react-aria.ts';
import { words } from '../words.ts';
import { type ControlProps, inputText, spoken } from './control-props.ts';

const tools = [
  { title: words.bold, Sign: Bold, before: '**', after: '**' },
  { title: words.italic, Sign: Italic, before: '*', after: '*' },
  { title: words.link, Sign: LinkSign, before: '[', after: '](/)' },
];

/** A block of an article as it is written, in Markdown; the page beside it shows how it comes out. */
export function MarkdownControl(props: ControlProps) {
  const { value, change } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const { says, paste } = usePaste(change);
  const wrap = (before: string, after: string) => {
    const element = area.current;
    if (!element) return;
    const { selectionStart: start, selectionEnd: end } = element;
    element.setRangeText(before + element.value.slice(start, end) + after, start, end, 'end');
    if (start === end) element.setSelectionRange(start + before.length, start + before.length);
    element.focus();
    change(element.value);
  };
  return (
    <div className="markdown">
      <fieldset className="tools" aria-label={props.field.title}>
        {tools.map(({ title, Sign, before, after }) => (
          <Button key={title} className="icon-button" aria-label={title} onPress={() => wrap(before, after)}>
            <Sign aria-hidden />
          </Button>
        ))}
      </fieldset>
      <textarea
        {...spoken(props)}
        ref={area}
        className="text"
        rows={5}
        dir="auto"
        defaultValue={inputText(value)}
        onInput={({ currentTarget }) => change(currentTarget.value)}
        onPaste={paste}
      />
      <p className="hint" role="status">
        {says}
      </p>
      <p className="hint">{words.commandEnterSaves}</p>
    </div>
  );
}
