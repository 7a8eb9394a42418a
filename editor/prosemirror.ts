/** What the editor takes of ProseMirror: text with marks, which it keeps in order in every browser. */
export { baseKeymap, toggleMark } from 'prosemirror-commands';
export { history, redo, undo } from 'prosemirror-history';
export { InputRule, inputRules, undoInputRule } from 'prosemirror-inputrules';
export { keymap } from 'prosemirror-keymap';
export { Fragment, type Mark, type Node, Schema, Slice } from 'prosemirror-model';
export { type Command, EditorState, TextSelection } from 'prosemirror-state';
export { EditorView } from 'prosemirror-view';
