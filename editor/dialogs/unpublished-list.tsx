import type { EditSession, MadeChange, UnpublishedChanges } from '../contract.ts';
import { TroubleList } from '../panel/trouble-list.tsx';
import { Button } from '../react-aria.ts';
import { valueInWords, words } from '../words.ts';
import { type BothStates, ShowBoth } from './both-states.tsx';
import { changedPart } from './changed-part.ts';

type UnpublishedListProps = {
  found: UnpublishedChanges;
  session: EditSession;
  states: BothStates;
  undo: (n: number) => void;
  go: (address: string, id?: string) => void;
};

/** What was edited, what visitors notice of each edit and where, and what somebody should look at first. */
export function UnpublishedList({ found, session, states, undo, go }: UnpublishedListProps) {
  const { changes, unseen, problems, shared, others } = found;
  return (
    <>
      <ul className="journal">
        {changes.map((change) => (
          <li key={JSON.stringify(change.edits)}>
            <div>
              {change.edits.map((edit) => (
                <Edited key={`${edit.file}${edit.name}${edit.line}`} edit={edit} />
              ))}
              <Effects change={change} />
              <Pages {...{ change, session, go }} />
            </div>
            <div className="row-actions">
              <ShowBoth change={change} title={titleIn(change)} states={states} />
              <UndoButtons edits={change.edits} undo={undo} />
            </div>
          </li>
        ))}
        {unseen.map((edit) => (
          <li key={`${edit.file}${edit.name}${edit.line}`}>
            <div>
              <Edited edit={edit} />
              <p className="quiet">{words.nobodySees}</p>
            </div>
            <div className="row-actions">
              <UndoButtons edits={[edit]} undo={undo} />
            </div>
          </li>
        ))}
      </ul>
      <TroubleList troubles={problems} open={(id) => go('', id)} />
      {shared.length > 0 && <p className="hint">{words.sharedFiles(shared.join(', '))}</p>}
      {others.length > 0 && <p className="hint">{words.otherFiles(others.join(', '))}</p>}
    </>
  );
}

function titleIn({ edits: [first] }: MadeChange): string {
  return first?.title ?? (first?.name || first?.file) ?? '';
}

function Edited({ edit }: { edit: MadeChange['edits'][number] }) {
  const { title, within, name, file, line } = edit;
  return (
    <p>
      <strong>{title ?? (name || file)}</strong>{' '}
      <span className="quiet">{within ?? words.inFile(file, line)}</span>
    </p>
  );
}

function Effects({ change }: { change: MadeChange }) {
  const { effects, more, appear, disappear, move } = change;
  return (
    <ul className="effects">
      {appear.map(({ address, title }) => (
        <li key={address}>{words.newPage(title, address)}</li>
      ))}
      {disappear.map(({ address, title }) => (
        <li key={address}>{words.gonePage(title, address)}</li>
      ))}
      {move.map(({ from, to }) => (
        <li key={from}>{words.movedPage(from, to)}</li>
      ))}
      {effects.map(({ kind, before = '', after = '', pages }) => (
        <li key={`${kind}${before}${after}`}>{effectInWords(kind, before, after, pages)}</li>
      ))}
      {more > 0 && <li>{words.more(more)}</li>}
    </ul>
  );
}

function effectInWords(kind: string, before: string, after: string, pages: number): string {
  const part = changedPart(valueInWords(before), valueInWords(after));
  const what =
    kind === 'order'
      ? words.inAnotherPlace(after || before)
      : after === ''
        ? words.ends(before)
        : before === ''
          ? words.begins(after)
          : words.becomes(part.before, part.after);
  const place = words.effectKinds.get(kind);
  return `${place ? `${place}: ` : ''}${what}${pages > 1 ? words.onSoMany(pages) : ''}`;
}

function Pages({
  change,
  session,
  go,
}: Pick<UnpublishedListProps, 'session' | 'go'> & { change: MadeChange }) {
  const { pages, onPages } = change;
  if (pages.length === 0) return null;
  const titleOf = (address: string) => session.pages.find((one) => one.address === address)?.title ?? address;
  return (
    <p className="pages">
      {pages.map((address) => (
        <Button
          key={address}
          className="link-button"
          aria-label={words.showOne(titleOf(address))}
          onPress={() => go(address)}
        >
          {titleOf(address)}
        </Button>
      ))}
      {onPages > pages.length && <span className="quiet">{words.morePages(onPages - pages.length)}</span>}
    </p>
  );
}

function UndoButtons({ edits, undo }: { edits: MadeChange['edits']; undo: (n: number) => void }) {
  const numbers = new Map(edits.flatMap(({ n, title }) => (n === undefined ? [] : [[n, title ?? '']])));
  return (
    <>
      {[...numbers].map(([n, title]) => (
        <Button key={n} className="secondary" aria-label={words.undoOne(title)} onPress={() => undo(n)}>
          {words.undo}
        </Button>
      ))}
    </>
  );
}
