/** Samples whose hint can't be followed literally by a machine, or loses something, each with the reason. */
export const hintsInVain: Readonly<Record<string, string>> = {
  'characters/accent-of-windows.yaml':
    'the word takes the place of its broken self, and the message points at a sign within it',
  'characters/dash-of-windows-in-a-field.yaml':
    'the dash that visitors are to see is not the hyphen that the filter has, which is told once it can be read',
  'contact/origin-with-page.yaml': 'the page behind the domain is no part of it',
  'fields/picture-in-a-list.yaml': 'the line above, with the name of the field, goes as well',
  'links/campaign-in-an-address.yaml': 'what counts visitors goes, which is the point',
  'markdown/html-in-a-field.yaml': 'the hint shows the notation with a word of its own',
  'markdown/picture-in-html.yaml': 'the picture is still to be put into content/media, as the hint says',
  'markdown/wiki-picture.yaml': 'the picture is still to be put into content/media, as the hint says',
  'money/fee-as-text-with-code.yaml': 'the currency is that of the website, so it is added again',
  'yaml/category-behind-a-subtitle.yaml': 'it may be a text or two fields, and the hint says both',
};
