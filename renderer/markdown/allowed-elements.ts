/** What Markdown makes and a page may carry: of anything else planning leaves the tag out. */
export const allowedElements: ReadonlySet<string> = new Set(
  'p h2 h3 h4 h5 h6 ul ol li blockquote pre code em strong del a img br hr table thead tbody tr th td sup sub kbd mark abbr details summary input label section'.split(
    ' ',
  ),
);

/** What an editor may write as a tag, since Markdown has no notation for it, and the attributes that each may have. */
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

/** Of these, what may stand within a sentence. */
export const writtenInline: ReadonlySet<string> = new Set('br sup sub kbd mark abbr'.split(' '));

/** Without content. */
export const voidElements: ReadonlySet<string> = new Set('br hr img input'.split(' '));

/** The components that come with the program, as Markdown writes them; a site may have more. */
export const shippedComponents: ReadonlySet<string> = new Set(['Callout', 'StorageRegister']);
