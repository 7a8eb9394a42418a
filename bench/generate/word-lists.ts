/**
 * The parts of sentences in generated articles. Without numbers and names of months: a site would want those defined
 * once.
 */
export const subjects = [
  'a careful owner',
  'the old lamp',
  'every good joint',
  'the frame of a chair',
  'a worn bearing',
  'the first coat of oil',
  'most glue from a hardware shop',
  'a bench by the window',
  'the maker of this clock',
  'anyone with a little patience',
  'a loose screw',
  'the grain of the wood',
  'a cable that has been bent too often',
  'the back wheel',
  'a neighbour with the right tool',
  'the rust under the paint',
  'a repair that nobody sees',
  'the sound of a dry hinge',
];

export const verbs = [
  'shows',
  'hides',
  'teaches',
  'depends on',
  'asks for',
  'gives away',
  'makes room for',
  'stands up to',
  'needs',
  'survives',
  'begins with',
  'spoils',
];

export const objects = [
  'more about its history than any label',
  'a second look in daylight',
  'the way it was used all winter',
  'a slow and even pressure',
  'what the hands already know',
  'a clean surface and a quiet hour',
  'the mistakes of whoever was here before',
  'nothing but time and a soft cloth',
  'a small drop of oil in the right place',
  'the difference between mended and hidden',
  'a fitting that is no longer made',
  'the patience of the whole household',
  'a plan that fits on the back of an envelope',
  'parts that can be taken apart again',
];

export const openings = [
  'In most workshops',
  'On a damp morning',
  'Before anything is taken apart',
  'As a rule',
  'After a long rest',
  'With the light behind you',
  'Once the dust has settled',
  'More often than not',
  'When the weather turns',
  'Without any hurry',
];

export const endings = [
  'and that is worth writing down',
  'which is why we look twice',
  'even where nobody expects it',
  'so keep the old parts in a tin',
  'and the next owner will be grateful',
  'although the first attempt rarely looks like it',
  'as long as the room is warm',
  'and a photograph beforehand settles most arguments',
];

/** Each begins a title, and an object of `things` completes it. */
export const tasks = [
  'How to look after',
  'What we learned from',
  'A second life for',
  'The quiet art of mending',
  'Taking apart',
  'Choosing parts for',
  'Before you throw away',
  'A weekend with',
];

export const things = [
  'a wobbly chair',
  'an old desk lamp',
  'a rusty bicycle chain',
  'a sewing machine',
  'a kitchen clock',
  'a leather satchel',
  'a garden gate',
  'a wooden drawer',
  'a stiff umbrella',
  'a record player',
  'a copper kettle',
  'a folding table',
];

export const headings = [
  'Look before you touch',
  'What you need on the bench',
  'Taking it apart',
  'Cleaning without harm',
  'Finding the fault',
  'Putting it together again',
  'Letting it rest',
  'When to leave it alone',
];

export const categories = ['Lamps', 'Furniture', 'Bicycles', 'Tools'];
