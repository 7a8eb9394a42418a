import { useEffect, useRef, useState } from 'react';
import type { OutlineRow } from '../contract.ts';
import { Plus, X } from '../icons.ts';
import { TroubleList } from '../panel/trouble-list.tsx';
import { Button } from '../react-aria.ts';
import { words } from '../words.ts';
import { positionAfter, type SectionChange } from './section-edits.ts';
import { SectionGallery } from './section-gallery.tsx';
import { SectionRow } from './section-row.tsx';
import { type OutlineSetting, useOutline } from './use-outline.ts';

/** Where the page itself is, above its first section. */
export const pageRow = -1;

type OutlineProps = OutlineSetting & {
  isNarrow: boolean;
  /** Opens the fields of a section; `row` is where the keyboard goes on afterwards. */
  openSection: (section: OutlineRow, row: number) => void;
  openField: (id: string, row: number) => void;
  openPage: (id: string) => void;
  close: () => void;
};

/** The sections of the page, in a panel beside it: each opens, moves, is copied and goes, and others come. */
export function Outline({ isNarrow, openSection, openField, openPage, close, ...options }: OutlineProps) {
  const { outline, troubles, act, forgetTroubles } = useOutline(options);
  const [more, setMore] = useState<number>();
  const [adding, setAdding] = useState<number>();
  const panel = useRef<HTMLElement>(null);
  /** Where the keyboard goes on; a value of its own each time. */
  const [focus, setFocus] = useState<{ row: number; command?: string }>({ row: 0 });
  const isThere = outline !== undefined;
  useEffect(() => {
    if (isThere) buttonIn(panel.current, focus)?.focus();
  }, [isThere, focus]);
  const change = async (wanted: SectionChange, command?: string): Promise<void> => {
    if (!(await act(wanted))) return;
    setMore(undefined);
    setAdding(undefined);
    setFocus({ row: positionAfter(wanted), command });
  };
  const stopAdding = () => {
    forgetTroubles();
    setAdding(undefined);
    if (adding !== undefined) setFocus({ row: Math.max(0, adding - 1) });
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
        <h2 id="outline-title">{adding === undefined ? words.outline : words.newSection}</h2>
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
          <div className="page-row" data-row={pageRow}>
            <Button className="row-title" onPress={() => openPage(outline.page.id)}>
              <span>{outline.page.title}</span>
              <small>{words.pageFields}</small>
            </Button>
          </div>
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

/** A button of a row, or its title if that can’t be pressed; of the last row if there are fewer. */
function buttonIn(
  panel: HTMLElement | null,
  { row, command = '.row-title' }: { row: number; command?: string },
): HTMLElement | undefined {
  const rows = [...(panel?.querySelectorAll('ol > [data-row]') ?? [])];
  const own = rows[row] ?? rows.at(-1);
  const wanted = own?.querySelector<HTMLButtonElement>(command);
  const title = own?.querySelector<HTMLButtonElement>('.row-title');
  return (wanted?.disabled ? title : wanted) ?? undefined;
}
