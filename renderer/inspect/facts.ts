/** What inspection keeps of a piece of HTML. In document order. */
export type Fact =
  | { kind: 'id'; id: string }
  | { kind: 'link'; href: string }
  /** A file that the page loads. */
  | { kind: 'file'; address: string }
  /** An attribute that names the id of another element: `aria-controls`, `for`, `popovertarget`. */
  | { kind: 'reference'; attribute: string; id: string }
  | { kind: 'heading'; level: number; text: string }
  /** A name in braces that visitors would read as it stands; `text` is all of what it stands in. */
  | { kind: 'name-left'; name: string; text: string }
  | { kind: 'picture-without-alt'; address: string }
  /** An address that was not printed, or should not have been: `printed` is what the page has, `address` what it was. */
  | { kind: 'address-refused'; printed: string; address: string }
  /** A link or button that says nothing; `value` is what tells it apart (its address, id or class). */
  | { kind: 'control-without-name'; control: 'link' | 'button'; value: string };
