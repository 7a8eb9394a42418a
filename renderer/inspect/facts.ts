/** What inspection records about a piece of HTML, in document order. */
export type Fact =
  | { kind: 'id'; id: string }
  | { kind: 'link'; href: string }
  /** A file that the page loads. */
  | { kind: 'file'; address: string }
  /** An attribute that refers to the id of another element: `aria-controls`, `for`, `popovertarget`. */
  | { kind: 'reference'; attribute: string; id: string }
  | { kind: 'heading'; level: number; text: string }
  /** A name in braces that visitors would see as it is; `text` is the whole text around it. */
  | { kind: 'name-left'; name: string; text: string }
  | { kind: 'picture-without-alt'; address: string }
  /**
   * An address that was not printed, or should not have been: `printed` is what the page has, `address` the original.
   */
  | { kind: 'address-refused'; printed: string; address: string }
  /** A link or button without a name; `value` identifies it (its address, id or class). */
  | { kind: 'control-without-name'; control: 'link' | 'button'; value: string };
