/** What Markdown makes and a page may carry: the check refuses everything else, planning leaves its tag out. */
export const allowedElements: ReadonlySet<string> = new Set(
  'p h2 h3 h4 h5 h6 ul ol li blockquote pre code em strong del a img br hr table thead tbody tr th td sup sub'.split(
    ' ',
  ),
);
