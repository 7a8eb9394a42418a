import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { typeAhead } from '../article/typed-ahead.ts';
import { server } from '../ask-server.ts';
import type { EditorField, EditSession, EntryOfField, SaveAnswer } from '../contract.ts';
import type { EntryDialog } from '../dialogs/entry-dialogs.tsx';
import { X } from '../icons.ts';
import type { SpotBox } from '../page/page-messages.ts';
import type { ShownPage } from '../page-frame.tsx';
import { Button } from '../react-aria.ts';
import { words } from '../words.ts';
import { EntryActions } from './entry-actions.tsx';
import { FieldForm } from './field-form.tsx';
import { goToWords } from './go-to-words.ts';
import { keepWithin, placePanel } from './place-panel.ts';

/** `ids`: the values that what was pressed is made of, the first of which is opened; `box`: in the frame. */
export type Opened = {
  ids: readonly string[];
  labels?: readonly { id: string; label: string }[];
  /** As it is on the page. */
  text?: string;
  spot?: number;
  /** Which of the page’s sections it is, from 1. */
  section?: { section: number; label: string };
  /** The row of the outline from which it was opened. */
  row?: number;
  /** The frame shows another page now. */
  isLeft?: true;
  box?: SpotBox;
  /** All fields of what the value belongs to, or of the group that it is, by this title. */
  form?: 'around' | 'within';
  title?: string;
  conflict?: Extract<SaveAnswer, { kind: 'conflict' }>;
};

type PanelProps = {
  opened: Opened;
  session: EditSession;
  address: string;
  isNarrow: boolean;
  frame: ShownPage;
  built: number;
  isTyping: React.RefObject<boolean>;
  setStatus: (status: string) => void;
  saved: () => void;
  /** `focus`: the spot at which the keyboard goes on. */
  close: (focus?: number) => void;
  openOther: (ids: readonly string[]) => void;
  /** Opens a value that is elsewhere on the page. */
  openAlone: (ids: readonly string[]) => void;
  openEntry: (dialog: EntryDialog) => void;
};

export function Panel({ opened, isNarrow, frame, openEntry, ...props }: PanelProps) {
  const { setStatus, close, openOther } = props;
  const [first = ''] = opened.ids;
  const spot = opened.isLeft ? undefined : opened.spot;
  const [isWide, setWide] = useState(opened.form !== undefined);
  const [fields, setFields] = useState<readonly EditorField[]>();
  const [entry, setEntry] = useState<EntryOfField>();
  const panel = useRef<HTMLElement>(null);
  const follows = useRef(true);
  const [size, resized] = useReducer((n: number) => n + 1, 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each field.
  useEffect(() => {
    let isLate = false;
    // Both at once: what is shown doesn’t move afterwards.
    const asked = isWide
      ? Promise.all([
          server.fields(first, opened.form ?? 'around'),
          server.entry(first).catch(() => undefined),
        ])
      : server.field(first).then((field) => [[titled(field)], undefined] as const);
    asked.then(
      ([answer, of]) => {
        if (isLate) return;
        setFields(answer);
        setEntry(of);
      },
      (error: Error) => {
        setStatus(error.message);
        typeAhead(null, first);
        close(spot);
      },
    );
    return () => {
      isLate = true;
    };
  }, [first, isWide]);

  const isThere = fields !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other fields take the focus as well.
  useEffect(() => {
    const control = isThere && panel.current?.querySelector<HTMLElement>('[data-control]');
    if (!control) return;
    control.focus();
    goToWords(control, opened.text ?? '');
    typeAhead(control, first);
  }, [isThere, isWide]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel is there with its fields.
  useLayoutEffect(() => {
    const element = panel.current;
    const stage = frame.element.current;
    if (!element || !stage) return;
    const settle = () => {
      if (spot !== undefined) frame.hold(spot, isNarrow ? element.offsetHeight : 0);
      resized();
    };
    const sizes = new ResizeObserver(settle);
    sizes.observe(element);
    sizes.observe(stage);
    return () => sizes.disconnect();
  }, [spot, isNarrow, isThere, frame]);
  const section = opened.isLeft ? undefined : opened.section;
  useEffect(() => {
    const covered = isNarrow ? (panel.current?.offsetHeight ?? 0) : 0;
    if (isThere && section !== undefined) frame.showSection(section, covered);
  }, [isThere, isNarrow, section, frame]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the size follows from the fields.
  useLayoutEffect(() => {
    const element = panel.current;
    const stage = frame.element.current?.getBoundingClientRect();
    if (!element || !stage) return;
    if (isNarrow) return element.removeAttribute('style');
    const box = opened.box && {
      ...opened.box,
      left: opened.box.left + stage.left,
      top: opened.box.top + stage.top,
    };
    const own = { width: element.offsetWidth, height: element.offsetHeight };
    // While somebody types, it grows, but goes nowhere else.
    const { left, top } = follows.current
      ? placePanel(box, own, stage)
      : keepWithin(element.getBoundingClientRect(), own, stage);
    element.style.setProperty('left', `${left}px`);
    element.style.setProperty('top', `${top}px`);
  }, [opened.box, fields, isNarrow, isWide, frame, size]);

  const [field] = fields ?? [];
  if (!fields || !field) return null;
  // Those that its text names are offered at the text.
  const named = new Set([first, ...(field.names ?? []).map(({ id }) => id)]);
  const others = opened.labels?.filter(({ id }) => !named.has(id)) ?? [];
  const title = isWide ? (opened.title ?? words.allFieldsOf(field.within)) : field.title;
  return (
    <section
      ref={panel}
      className={isWide ? 'panel wide' : 'panel'}
      role="dialog"
      aria-labelledby="panel-title"
      onInput={() => {
        follows.current = false;
      }}
    >
      <div className="panel-head">
        <div>
          {!isWide && field.within && <p className="within">{field.within}</p>}
          <h2 id="panel-title">{title}</h2>
        </div>
        <Button className="icon-button" aria-label={words.close} onPress={() => close(spot)}>
          <X aria-hidden />
        </Button>
      </div>
      {entry?.kind !== undefined && (
        <EntryActions id={first} entry={{ ...entry, kind: entry.kind }} open={openEntry} />
      )}
      <div className="fields">
        {fields.map((one) => (
          <FieldForm
            key={one.id}
            field={one}
            isAlone={!isWide}
            frame={frame}
            conflict={one.id === first ? opened.conflict : undefined}
            {...props}
            close={() => close(spot)}
            leave={() => close()}
          />
        ))}
      </div>
      <div className="panel-foot">
        {!isWide && others.length > 0 && (
          <div className="made-of">
            <p>{words.madeOf}</p>
            {others.map(({ id, label }) => (
              <Button key={id} className="chip" onPress={() => openOther([id])}>
                {label}
              </Button>
            ))}
          </div>
        )}
        <Button className="link-button" onPress={() => setWide(!isWide)}>
          {isWide ? words.oneField : words.allFieldsOf(shortOf(field))}
        </Button>
      </div>
    </section>
  );
}

/** The parts of an article are called the same in its schema. */
function titled(field: EditorField): EditorField {
  const title = field.article && partTitles[field.article.part];
  return title ? { ...field, title } : field;
}

const partTitles = { block: undefined, below: words.newBlock, whole: words.wholeText };

/** Of “Hero · Training for nurses”, the part in hand. */
function shortOf({ within, title }: EditorField): string {
  return within.split(' · ')[0] || title;
}
