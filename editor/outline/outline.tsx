import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { OutlineRow } from '../contract.ts';
import { Plus, X } from '../icons.ts';
import { TroubleList } from '../panel/trouble-list.tsx';
import { Button } from '../react-aria.ts';
import { words } from '../words.ts';
import { positionAfter, type SectionChange } from './section-edits.ts';
import { SectionGallery } from './section-gallery.tsx';
import { SectionRow } from './section-row.tsx';
import { type OutlineOptions, useOutline } from './use-outline.ts';

type OutlineProps = OutlineOptions & {
  title: string;
  isNarrow: boolean;
  /** Opens the fields of a section; `row` is where the keyboard goes on afterwards. */
  openSection: (section: OutlineRow, row: number) => void;
  openField: (id: string, row: number) => void;
  close: () => void;
};

/** The sections of the page, in a panel beside it: each opens, moves, is copied and goes, and others come. */
export function Outline({ title, isNarrow, openSection, openField, close, ...options }: OutlineProps) {
  const { outline, troubles, act, forgetTroubles } = useOutline(options);
  const [more, setMore] = useState<number>();
  const [adding, setAdding] = useState<number>();
  const panel = useRef<HTMLElement>(null);
  const focusNext = useRef<() => HTMLElement | null | undefined>(undefined);
  useLayoutEffect(() => {
    const next = focusNext.current?.();
    if (!next) return;
    next.focus();
    focusNext.current = undefined;
  });
  const isThere = outline !== undefined;
  useEffect(() => {
    if (isThere) rowIn(panel.current, 0)?.focus();
  }, [isThere]);
  const goToRow = (row: number, command = '.row-title') => {
    focusNext.current = () => {
      const rows = panel.current?.querySelectorAll('[data-row]').length ?? 0;
      return rows > 0 ? rowIn(panel.current, Math.min(row, rows - 1), command) : undefined;
    };
  };
  const change = async (wanted: SectionChange, command?: string): Promise<void> => {
    if (!(await act(wanted))) return;
    setMore(undefined);
    setAdding(undefined);
    goToRow(positionAfter(wanted), command);
  };
  const stopAdding = () => {
    forgetTroubles();
    setAdding(undefined);
    if (adding !== undefined) goToRow(Math.max(0, adding - 1));
  };
  const problems = <TroubleList troubles={troubles} open={(id) => openField(id, 0)} />;
  return (
    <section
      ref={panel}
      className="outline"
      aria-labelledby="outline-title"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        if (adding === undefined) close();
        else stopAdding();
      }}
    >
      <div className="panel-head">
        <h2 id="outline-title">{adding === undefined ? words.outlineOf(title) : words.newSection}</h2>
        <Button className="icon-button" aria-label={words.close} onPress={close}>
          <X aria-hidden />
        </Button>
      </div>
      {outline && adding !== undefined && (
        <SectionGallery
          {...options}
          {...{ outline, isNarrow, problems }}
          at={adding}
          add={(value) => void change({ kind: 'add', at: adding, value })}
          back={stopAdding}
        />
      )}
      {outline && adding === undefined && (
        <div className="outline-body">
          {outline.pages > 1 && <p className="hint">{words.sharedSections(outline.pages)}</p>}
          <div aria-live="polite">{problems}</div>
          <Button className="secondary" onPress={() => setAdding(0)}>
            <Plus aria-hidden /> {words.addAtTop}
          </Button>
          <ol className="list">
            {outline.sections.map((section, row) => (
              <SectionRow
                // A row keeps its place in the document, so that its buttons keep the focus.
                // biome-ignore lint/suspicious/noArrayIndexKey: sections have nothing else that stays.
                key={row}
                {...{ section, row }}
                isLast={row === outline.sections.length - 1}
                isMore={more === row}
                toggleMore={() => setMore(more === row ? undefined : row)}
                open={() => openSection(section, row)}
                openTiming={(id) => openField(id, row)}
                change={(wanted, command) => void change(wanted, command)}
                add={() => setAdding(row + 1)}
              />
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

/** A control of a row, or the next one that can be pressed. */
function rowIn(panel: HTMLElement | null, row: number, command = '.row-title'): HTMLElement | null {
  const own = panel?.querySelector(`[data-row="${row}"]`);
  const wanted = own?.querySelector<HTMLButtonElement>(command);
  return wanted && !wanted.disabled ? wanted : (own?.querySelector<HTMLElement>('.row-title') ?? null);
}
