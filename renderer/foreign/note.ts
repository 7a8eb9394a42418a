/**
 * What a reader of the report has to know about an article, or about a file that is left out. `what`: as it was
 * written: an address, a tag, a field.
 */
export type Note = { kind: NoteKind; what?: string };

export type NoteKind =
  // Left out, and why.
  | 'already-there'
  | 'another-language'
  | 'another-type'
  | 'broken-fields'
  | 'broken-text'
  | 'empty'
  | 'no-date'
  | 'not-published'
  | 'page-without-place'
  | 'too-large'
  | 'unreadable'
  | 'unreadable-export'
  // Taken over, but not as it was.
  | 'address-shared'
  | 'address-without-form'
  | 'anchor-left'
  | 'author-missing'
  | 'category-missing'
  | 'braces-in-field'
  | 'callout-plain'
  | 'component-left'
  | 'element-left'
  | 'embed-as-link'
  | 'fields-in-part'
  | 'heading-moved'
  | 'link-left'
  | 'notes-as-list'
  | 'picture-described'
  | 'picture-elsewhere'
  | 'picture-missing'
  | 'picture-refused'
  | 'renamed'
  | 'summary-made'
  | 'table-flattened'
  | 'tag-left'
  | 'title-made'
  | 'value-left'
  | 'words-lost';

export type TakeNote = (kind: NoteKind, what?: string) => void;
