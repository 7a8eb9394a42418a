/** A file of its own, loaded once a block of an article is edited. */
import type { RichMark, RichPiece } from '../contract.ts';
import {
  baseKeymap,
  type Command,
  EditorState,
  EditorView,
  Fragment,
  history,
  InputRule,
  inputRules,
  keymap,
  redo,
  Slice,
  TextSelection,
  toggleMark,
  undo,
  undoInputRule,
} from '../prosemirror.ts';
import type { RichStart } from './plain-field.ts';
import { printRich } from './print-rich.ts';
import { blockOf, documentOf, nodesOf } from './rich-document.ts';
import { linked, linkIn } from './rich-link.ts';
import { addressIn, richSchema } from './rich-schema.ts';

export type RichOptions = {
  shown: (source: string) => string | undefined;
  /** The marks of what is selected. */
  select: (marks: readonly RichMark['kind'][]) => void;
  change: (markdown: string) => void;
  next: () => void;
  list: () => void;
  link: () => void;
  /** What only Markdown can hold. */
  leave: (markdown: string) => void;
  paste: (event: ClipboardEvent) => boolean;
};

export type RichText = {
  focus: () => void;
  toggle: (kind: 'strong' | 'emphasis' | 'code') => void;
  /** The address of the link in hand; empty without one. */
  address: () => string;
  /** Makes what is selected, or else the address itself, a link; an empty address takes the link away. */
  setLink: (address: string) => void;
  insert: (pieces: readonly RichPiece[]) => void;
  insertWords: (words: string) => void;
  /** The Markdown before and behind what is selected. */
  around: () => [string, string];
  close: () => void;
};

/** Makes an element a text that is edited with its marks; undefined if it would be written in another way than now. */
export function openRich(
  element: HTMLElement,
  { block, markdown, selection }: RichStart,
  options: RichOptions,
): RichText | undefined {
  const { marks } = richSchema;
  const doc = documentOf(block, options.shown);
  if (printRich(blockOf(doc)) !== markdown) return undefined;
  // What is typed with the sign that leaves is in what is left.
  let isLeft = false;
  const leave = (next: string) => {
    isLeft = true;
    options.leave(next);
  };
  const plugins = [rules({ leave }), ...keys(options), history()];
  const view = new EditorView(
    { mount: element },
    {
      state: EditorState.create({
        ...{ doc, plugins },
        ...(selection && { selection: TextSelection.create(doc, ...selection) }),
      }),
      dispatchTransaction: (transaction) => {
        view.updateState(view.state.apply(transaction));
        if (transaction.docChanged && !isLeft) options.change(printRich(blockOf(view.state.doc)));
        options.select(marksIn(view.state));
      },
      handleTextInput: ({ state }, _from, _to, text) => {
        const isAsking = text === '/' && state.doc.textContent === '' && state.doc.content.size === 2;
        if (isAsking) options.list();
        return isAsking;
      },
      handlePaste: (_, event) => options.paste(event),
      // ProseMirror would keep it from the form.
      handleDOMEvents: { keydown: (_, { key }) => key === 'Escape' },
    },
  );
  if (selection) view.focus();
  const run = (command: Command) => {
    command(view.state, view.dispatch);
    view.focus();
  };
  return {
    focus: () => view.focus(),
    toggle: (kind) => run(toggleMark(marks[kind])),
    address: () => addressIn(linkIn(view.state)?.close ?? ''),
    setLink: (address) => run(linked(address)),
    insert: (pieces) => {
      const slice = new Slice(Fragment.from(nodesOf(pieces, options.shown)), 0, 0);
      view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
    },
    insertWords: (words) => view.dispatch(view.state.tr.insertText(words).scrollIntoView()),
    around: () => {
      const { doc, selection } = view.state;
      const { open, close } = blockOf(doc);
      const before = printRich(blockOf(doc.cut(0, selection.from)));
      const after = printRich(blockOf(doc.cut(selection.to)));
      return [before.slice(0, before.length - close.length), after.slice(open.length)];
    },
    close: () => view.destroy(),
  };
}

function keys({ next, link }: RichOptions) {
  const { strong, emphasis, code } = richSchema.marks;
  const isCalled = (call: () => void): Command => {
    return () => {
      call();
      return true;
    };
  };
  const lineBreak: Command = ({ tr }, dispatch) => {
    dispatch?.(tr.replaceSelectionWith(richSchema.node('break'), true).scrollIntoView());
    return true;
  };
  return [
    keymap({
      ...{ 'Mod-b': toggleMark(strong), 'Mod-i': toggleMark(emphasis), 'Mod-`': toggleMark(code) },
      ...{ 'Shift-Mod-l': isCalled(link), 'Mod-z': undo, 'Mod-y': redo, 'Shift-Mod-z': redo },
      ...{ Enter: isCalled(next), 'Shift-Enter': lineBreak },
      Backspace: (state, dispatch) => undoInputRule(state, dispatch) || toParagraph(state, dispatch),
    }),
    keymap(baseKeymap),
  ];
}

/** At the start of a heading, one press makes it a paragraph. */
const toParagraph: Command = ({ selection, doc, tr }, dispatch) => {
  const isHeading = Number(doc.firstChild?.attrs.level) > 0;
  if (!selection.empty || selection.$from.parentOffset > 0 || !isHeading) return false;
  dispatch?.(tr.setNodeMarkup(0, undefined, { level: 0, open: '', close: '' }));
  return true;
};

/** What begins a heading, a list or a quote in Markdown does so here. */
function rules({ leave }: Pick<RichOptions, 'leave'>) {
  return inputRules({
    rules: [
      new InputRule(/^(#{1,6})\s$/, ({ tr, doc }, { 1: signs = '' }, start, end) =>
        doc.firstChild?.attrs.level === 0
          ? tr
              .delete(start, end)
              .setNodeMarkup(0, undefined, { level: signs.length, open: `${signs} `, close: '' })
          : null,
      ),
      new InputRule(/^([-*+]|\d{1,9}[.)]|>)\s$/, ({ tr, doc }, { 1: sign }, start, end) => {
        if (doc.firstChild?.attrs.level !== 0) return null;
        const rest = tr.delete(start, end);
        leave(`${sign} ${printRich(blockOf(rest.doc))}`);
        return null;
      }),
    ],
  });
}

function marksIn({ selection, storedMarks, doc }: EditorState): RichMark['kind'][] {
  const { from, to, empty, $from } = selection;
  const kinds = ['strong', 'emphasis', 'link', 'code'] as const;
  const here = storedMarks ?? $from.marks();
  return kinds.filter((kind) =>
    empty ? here.some(({ type }) => type.name === kind) : doc.rangeHasMark(from, to, richSchema.marks[kind]),
  );
}
