/** The notation to use instead of an HTML element, by its name. `tag` is in lower case. */
export function htmlInstead(tag: string): string | undefined {
  return instead.find(([tags]) => tags.split(' ').includes(tag))?.[1];
}

/** Every element of HTML that people write into texts. */
export function isHtmlElement(tag: string): boolean {
  return (
    htmlInstead(tag) !== undefined || 'sup sub br hr kbd mark abbr details summary'.split(' ').includes(tag)
  );
}

const instead: readonly (readonly [tags: string, hint: string])[] = [
  ['b strong', 'Write **bold**.'],
  ['i em cite dfn var', 'Write *italics*.'],
  ['s del strike', 'Write ~~struck out~~.'],
  ['u ins', 'Write **bold** or *italics*: underlined words look like links.'],
  ['a', 'Write [what the link says]({example.page}).'],
  ['img picture source', 'Write ![what the picture shows](picture.jpg). The file goes in content/media.'],
  [
    'figure figcaption',
    'Write ![what the picture shows](picture.jpg "The caption"), in a paragraph of its own.',
  ],
  [
    'iframe embed object video',
    'Nothing from another website can be shown in the text. Link to it: [Watch the video](https://www.example.com)',
  ],
  ['audio track', 'Link to the recording: [Listen to it](https://…).'],
  [
    'input',
    'For a list to tick off write - [ ] before each line. Fields of forms are written in content/forms.',
  ],
  [
    'form button select option textarea label fieldset legend',
    'Write a link instead: [what it says]({example.page}). Forms are written in content/forms.',
  ],
  ['h1 h2 h3 h4 h5 h6', 'Write ## before the heading, or ### below one of those.'],
  ['p', 'Delete the tags: an empty line ends a paragraph.'],
  ['ul li', 'Write each point on a line of its own, with - before it.'],
  ['ol', 'Write each point on a line of its own, with 1. before it.'],
  ['dl dt dd', 'Write each term in bold with its meaning behind it: **NMC**: the regulator.'],
  [
    'table thead tbody tfoot tr th td caption colgroup col',
    'Write a row as | one | two |, with a line | --- | --- | below the first.',
  ],
  ['blockquote q', 'Write > before each line of the quotation.'],
  ['code samp tt', 'Write `code` between backticks.'],
  ['pre', 'Write a line ``` before the code, and another one after it.'],
  ['aside', 'Write <Callout title="…"> before the text and </Callout> after it.'],
  ['center font big small span div style', 'Delete the tags: how text looks is set for the whole website.'],
  ['script noscript template canvas svg math', 'Delete it: nothing in a text is ever run.'],
  [
    'section article header footer nav main address hgroup',
    'Delete the tags, and divide the text with headings: ## Heading.',
  ],
  ['time data bdi bdo ruby rt rp wbr nobr meter progress', 'Delete the tags.'],
  ['html head body meta link title base marquee blink', 'Delete the tags.'],
];
