import { useRef, useState } from 'react';
import { BlockPicker } from '../article/block-picker.tsx';
import { Bold, Italic, LinkSign, Plus } from '../icons.ts';
import { insertText } from '../paste/insert-text.ts';
import { areaTarget } from '../paste/paste-target.ts';
import { placeMarkdown } from '../paste/place-markdown.ts';
import { usePaste } from '../paste/use-paste.ts';
import { Button } from '../react-aria.ts';
import { words } from '../words.ts';
import { type ControlProps, inputText, spoken } from './control-props.ts';

const tools = [
  { title: words.bold, Sign: Bold, before: '**', after: '**' },
  { title: words.italic, Sign: Italic, before: '*', after: '*' },
  { title: words.link, Sign: LinkSign, before: '[', after: '](/)' },
];

/** `children`: more tools. `said`: of the text before anything is done with it. */
type MarkdownProps = ControlProps & { children?: React.ReactNode; said?: string };

/** A part of an article as it is written, in Markdown; the page beside it shows how it comes out. */
export function MarkdownControl({ children, said, ...props }: MarkdownProps) {
  const { value, change } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const { says, paste } = usePaste();
  const wrap = (before: string, after: string) => {
    const element = area.current;
    if (!element) return;
    const { selectionStart: start, selectionEnd: end } = element;
    element.setRangeText(before + element.value.slice(start, end) + after, start, end, 'end');
    if (start === end) element.setSelectionRange(start + before.length, start + before.length);
    element.focus();
    change(element.value);
  };
  const [isPicking, setPicking] = useState(false);
  const pick = (markdown: string | undefined) => {
    setPicking(false);
    const element = area.current;
    if (!element) return;
    element.focus();
    if (markdown === undefined) return;
    const { selectionStart: start, selectionEnd: end, value: text } = element;
    insertText(element, placeMarkdown({ markdown, isInline: false }, text.slice(0, start), text.slice(end)));
    change(element.value);
  };
  const isPart = props.field.article !== undefined;
  return (
    <div className="markdown">
      <fieldset className="tools" aria-label={props.field.title}>
        {tools.map(({ title, Sign, before, after }) => (
          <Button key={title} className="icon-button" aria-label={title} onPress={() => wrap(before, after)}>
            <Sign aria-hidden />
          </Button>
        ))}
        <Button className="icon-button" aria-label={words.blocks} onPress={() => setPicking(!isPicking)}>
          <Plus aria-hidden />
        </Button>
        {children}
      </fieldset>
      <textarea
        {...spoken(props)}
        ref={area}
        className="text"
        rows={props.field.article?.part === 'whole' ? 16 : 5}
        placeholder={isPart ? words.slashLists : undefined}
        dir="auto"
        defaultValue={inputText(value)}
        onInput={({ currentTarget }) => {
          const isAsking = currentTarget.value.trim() === '/';
          if (isAsking) currentTarget.value = '';
          setPicking(isAsking);
          change(currentTarget.value);
        }}
        onPaste={(event) => paste(event, areaTarget(event.currentTarget, change))}
      />
      {isPicking && <BlockPicker choose={pick} />}
      <p className="hint" role="status">
        {says || said}
      </p>
      <p className="hint">{isPart ? words.articleKeys : words.commandEnterSaves}</p>
    </div>
  );
}
