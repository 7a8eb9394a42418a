/** Samples whose hint can't be followed literally by a machine, or loses something, each with the reason. */
export const hintsInVain: Readonly<Record<string, string>> = {
  'characters/accent-of-windows.yaml':
    'the word takes the place of its broken self, and the message points at a sign within it',
  'characters/dash-of-windows-in-a-field.yaml':
    'the dash that visitors are to see is not the hyphen that the filter has, which is told once it can be read',
  'contact/phone-double-zero.yaml': 'the two zeros are the plus sign',
  'contact/origin-with-page.yaml': 'the page behind the domain is no part of it',
  'fields/picture-with-description-too-many.yaml': 'an icon has no description',
  'fields/picture-in-a-list.yaml': 'the line above, with the name of the field, goes as well',
  'markdown/html-in-a-field.yaml': 'the hint shows the notation with a word of its own',
  'articles/tags-made-visible.yaml': 'the hint shows the notation with a word of its own',
  'markdown/picture-in-html.yaml': 'the picture is still to be put into content/media, as the hint says',
  'markdown/wiki-picture.yaml': 'the picture is still to be put into content/media, as the hint says',
  'references/category-with-a-note.yaml': 'the note isn’t part of the category',
  'references/course-category-unknown.yaml':
    'the category is new, and the catalogue offers it once it is added there',
  'yaml/category-behind-a-subtitle.yaml': 'it may be a text or two fields, and the hint says both',
};
