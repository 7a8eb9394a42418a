/** Elements that Markdown produces and a page may contain: planning drops the tags of any other. */
export const allowedElements: ReadonlySet<string> = new Set(
  'p h2 h3 h4 h5 h6 ul ol li blockquote pre code em strong del a img br hr table thead tbody tr th td sup sub kbd mark abbr details summary input label section'.split(
    ' ',
  ),
);

/**
 * Elements that an editor may write as a tag, since Markdown has no notation for them, with their allowed attributes.
 */
export const writtenElements: ReadonlyMap<string, readonly string[]> = new Map([
  ['br', []],
  ['hr', []],
  ['sup', []],
  ['sub', []],
  ['kbd', []],
  ['mark', []],
  ['abbr', ['title']],
  ['details', ['open']],
  ['summary', []],
]);

/** The elements allowed within a sentence. */
export const writtenInline: ReadonlySet<string> = new Set('br sup sub kbd mark abbr'.split(' '));

/** Elements without content. */
export const voidElements: ReadonlySet<string> = new Set('br hr img input'.split(' '));

/** The components that come with the program, as Markdown writes them; a site may have more. */
export const shippedComponents: ReadonlySet<string> = new Set(['Callout', 'StorageRegister']);
