import { useEffect, useRef, useState } from 'react';
import { BlockPicker } from '../article/block-picker.tsx';
import type { RichBlock, RichMark } from '../contract.ts';
import { type ControlProps, inputText, spoken } from '../controls/control-props.ts';
import { Bold, CodeSign, Italic, LinkSign, Plus } from '../icons.ts';
import { richTarget } from '../paste/paste-target.ts';
import { usePaste } from '../paste/use-paste.ts';
import { Button, ToggleButton } from '../react-aria.ts';
import { words } from '../words.ts';
import { LinkField } from './link-field.tsx';
import type { RichText } from './open-rich.ts';
import { openPlain } from './plain-field.ts';

const tools = [
  { kind: 'strong', title: words.bold, Sign: Bold },
  { kind: 'emphasis', title: words.italic, Sign: Italic },
  { kind: 'code', title: words.code, Sign: CodeSign },
] as const;

type RichControlProps = ControlProps & {
  block: RichBlock;
  /** Shows the text as it is written from now on; `show` does so unless it can be shown with its marks. */
  leave: (markdown: string) => void;
  show: (markdown: string) => void;
};

/** A paragraph or heading of an article with its marks, as it is read. */
export function RichControl(props: RichControlProps) {
  const { field, labelledBy, value, block } = props;
  const host = useRef<HTMLDivElement>(null);
  const text = useRef<RichText>(undefined);
  const [on, setOn] = useState<readonly RichMark['kind'][]>([]);
  const [open, setOpen] = useState<'blocks' | 'link'>();
  const { says, paste } = usePaste();
  const now = useRef(props);
  now.current = props;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the block is read once; what it calls is the newest.
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const shown = (source: string) => field.names?.find(({ name }) => source === `{${name}}`)?.value;
    const common = {
      shown,
      next: () => (now.current.next ?? now.current.save)(),
      change: (markdown: string) => now.current.change(markdown),
      list: () => setOpen('blocks'),
      leave: (markdown: string) => now.current.leave(markdown),
    };
    const plain = openPlain(element, { block, markdown: inputText(value) }, common);
    let isLate = false;
    const start = async () => {
      const { openRich } = await import('./open-rich.ts');
      await plain.composed();
      if (isLate) return;
      const typed = plain.close();
      const opened = openRich(element, typed, {
        ...common,
        select: setOn,
        link: () => setOpen('link'),
        paste: (event) => {
          const isOwn = event.clipboardData?.getData('text/html').includes('data-pm-slice');
          if (!opened || isOwn) return false;
          const target = richTarget(element, opened, { id: field.id, leave: common.leave });
          const words = event.clipboardData?.getData('text/plain') ?? '';
          if (paste(event, target)) return true;
          if (words.includes('\n')) target.putWords(words);
          return words.includes('\n');
        },
      });
      text.current = opened;
      if (!opened) common.leave(typed.markdown);
    };
    start().catch(() => !isLate && common.leave(plain.close().markdown));
    return () => {
      isLate = true;
      plain.close();
      text.current?.close();
    };
  }, []);

  const back = () => {
    setOpen(undefined);
    text.current?.focus();
  };
  const pick = (markdown: string | undefined) => {
    back();
    if (markdown === undefined) return;
    const written = inputText(value);
    if (written === '') props.show(markdown);
    else props.leave(`${written}\n\n${markdown}`);
  };
  const toggle = (which: 'blocks' | 'link') => setOpen(open === which ? undefined : which);
  return (
    <div className="markdown">
      <fieldset className="tools" aria-label={field.title}>
        {tools.map(({ kind, title, Sign }) => (
          <ToggleButton
            key={kind}
            className="icon-button"
            aria-label={title}
            isSelected={on.includes(kind)}
            onChange={() => text.current?.toggle(kind)}
          >
            <Sign aria-hidden />
          </ToggleButton>
        ))}
        <ToggleButton
          className="icon-button"
          aria-label={words.link}
          isSelected={on.includes('link')}
          onChange={() => toggle('link')}
        >
          <LinkSign aria-hidden />
        </ToggleButton>
        <Button className="icon-button" aria-label={words.blocks} onPress={() => toggle('blocks')}>
          <Plus aria-hidden />
        </Button>
        <Button className="link-button" onPress={() => props.leave(inputText(value))}>
          {words.asMarkdown}
        </Button>
      </fieldset>
      {/* biome-ignore lint/a11y/useSemanticElements: no element takes words with marks. */}
      <div
        {...spoken(props)}
        ref={host}
        className="text rich"
        role="textbox"
        tabIndex={0}
        aria-multiline
        aria-labelledby={labelledBy}
        aria-placeholder={words.slashLists}
        data-empty={inputText(value) === '' || undefined}
        data-placeholder={words.slashLists}
        dir="auto"
      />
      {open === 'link' && (
        <LinkField
          {...{ id: props.id, session: props.session }}
          address={text.current?.address() ?? ''}
          done={(address) => {
            back();
            if (address !== undefined) text.current?.setLink(address);
          }}
        />
      )}
      {open === 'blocks' && <BlockPicker choose={pick} />}
      <p className="hint" role="status">
        {says}
      </p>
      <p className="hint">{words.richKeys}</p>
    </div>
  );
}
