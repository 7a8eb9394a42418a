import type { EntryFaultView, SaveAnswer } from './contract.ts';

/** Everything that the editor says. Fields are named and explained by their schemas. */
const counted = (n: number, one: string, more: string): string =>
  `${n.toLocaleString('en-GB')} ${n === 1 ? one : more}`;

export const words = {
  // Bar
  loading: 'Opening the website …',
  heading: (site: string) => `Editor of ${site}`,
  look: 'Look',
  edit: 'Edit',
  mode: 'What a press on the page does',
  undo: 'Undo',
  find: 'Find',
  clock: 'Day',
  changes: 'Changes',
  page: (title: string) => `Page: ${title}`,
  frame: (title: string) => `The page “${title}”`,
  shownAsOf: (day: string) => `You see the website as it will be on ${day}.`,
  backToToday: 'Back to today',

  // Spots
  spot: (label: string, within: string, text: string) =>
    `Edit ${label}${within && `, ${within}`}${text && `: ${text}`}`,

  // One field
  close: 'Close',
  save: 'Save',
  cancel: 'Put back',
  saved: (title: string) => `Saved: ${title}`,
  notSaved: (title: string) => `“${title}” is not saved. What you typed is kept.`,
  putBack: (title: string) => `“${title}” is as it was.`,
  saving: 'Saving …',
  unchanged: 'Change it, and the page follows.',
  allFieldsOf: (within: string) => `All fields of ${within}`,
  oneField: 'Only this field',
  optional: 'optional',
  inFile: (file: string, line: number) => `${file}, line\u00a0${line}`,
  madeOf: 'What you pressed is also made of:',
  keptBefore: 'You typed this before. It isn’t saved yet.',
  commandEnterSaves: 'Ctrl+Enter saves, Escape puts it back.',

  // What it does
  shows: (pages: number) => `Shows on ${counted(pages, 'page', 'pages')}.`,
  finding: 'Finding out what saving would change …',
  effect: (pages: number, files: number) => {
    const parts = [
      ...(pages > 0 ? [counted(pages, 'page', 'pages')] : []),
      ...(files > 0 ? [counted(files, 'other file', 'other files')] : []),
    ];
    return parts.length > 0 ? `Saving changes ${parts.join(' and ')}.` : 'Visitors see no difference.';
  },
  becomes: (before: string, after: string) => `“${before}” becomes “${after}”`,
  ends: (before: string) => `“${before}” goes`,
  begins: (after: string) => `“${after}” appears`,
  unseen: 'No page shows it today.',
  more: (n: number) => `and ${counted(n, 'more change', 'more changes')}`,

  // Mistakes
  write: (value: string) => `Write ${value}`,
  siteHasMistake: 'There is a mistake in the files. You see the last good version until it is corrected.',
  openField: 'Open the field',
  noAnswer: 'The program “site edit” does not answer. Is its terminal still open? What you typed stays here.',
  notDone: 'That could not be done.',
  leaving: 'Something that you typed is not saved yet.',

  // Another has changed it
  conflict: 'Somebody else has changed this meanwhile.',
  theirs: 'Theirs',
  mine: 'Yours',
  keepTheirs: 'Keep theirs',
  keepMine: 'Keep yours',
  nothing: 'nothing',

  // Names
  names: 'Values from elsewhere in this text',
  named: (value: string, name: string) => `${value} · ${name}`,
  unknownHere: 'differs by visitor',
  everywhere: 'Change it everywhere',
  here: 'Write something else here',
  sharedFact: (value: string) => `“${value}” is written once for the whole website. Where should it change?`,

  // Controls
  fewer: 'One less',
  more1: 'One more',
  chooseDay: 'Choose a day',
  chooseTime: 'Choose a time',
  chooseColour: 'Choose a colour',
  on: 'Yes',
  off: 'No',
  unset: 'Not set',
  bold: 'Bold',
  italic: 'Italic',
  link: 'Link',
  code: 'Code',
  asMarkdown: 'As Markdown',
  asRead: 'Formatted',
  onlyMarkdown: 'This can only be shown as Markdown.',
  leadsTo: 'Leads to',
  setLink: 'Set the link',
  removeLink: 'Take the link away',
  richKeys: 'Enter begins the next block, Ctrl+Enter saves, Escape puts it back.',
  articleKeys: 'Ctrl+Enter saves, Alt+Enter begins the next block, Escape puts it back.',
  blocks: 'Blocks and components',
  findBlock: 'Heading, list, table …',
  slashLists: 'Type / for a heading, a list, a table and more.',
  newBlock: 'A new block',
  wholeText: 'The whole text',
  openWholeText: 'Open the whole text',
  blockBelow: 'Add a block below',
  blockUp: 'Move the block up',
  blockDown: 'Move the block down',
  blockOut: 'Take the block out',
  blockMoved: { up: 'The block is one further up.', down: 'The block is one further down.' },
  blockIsOut: 'The block is taken out. Undo brings it back.',
  pasting: 'Putting it in …',
  pasted: 'It is in, with its headings, lists and links. Ctrl+Z takes it out again.',
  pastedPlain: 'Only its words are in: the rest could not be read.',
  pasteTooLong: 'This is too much for one text, so nothing was put in. Paste it in parts.',
  picturesLeft: (names: readonly string[]) => {
    const which = names.filter(Boolean).join(', ');
    const those = names.length === 1 ? 'One picture isn’t' : `${names.length} pictures aren’t`;
    return `${those} in${which && `: ${which}`}. Save what is elsewhere on this device, then paste or add it here.`;
  },
  sayWhatPicturesShow: 'Say between the square brackets what each picture shows.',
  linkHint: 'A page by its title, or an address such as https://…',
  entryHint: 'Type a part of its title',
  noneFound: 'Nothing of that name.',
  library: 'Pictures of this website',
  searchPictures: 'Search by file name',
  usedOn: (n: number) => (n === 0 ? 'not used yet' : `on ${counted(n, 'page', 'pages')}`),
  upload: 'Add a picture from this device',
  fileTooLarge: (megabytes: number) =>
    `This file is too large: at most ${megabytes} MB. Save it smaller, and add that.`,
  alt: 'What it shows, for people who can’t see it',
  altMissing: 'Say in a few words what the picture shows, or that it only decorates.',
  decorates: 'It only decorates',
  view: 'Focus and crop',
  viewHint: 'The file stays whole. Drag, use the arrow keys, or write per cent.',
  focus: 'Focus: what stays in sight where only a part is shown',
  focusAt: (x: number, y: number) => `Focus, ${x} per cent from the left and ${y} from the top`,
  focusSides: { x: 'From the left', y: 'From the top' },
  crop: 'Crop: what is cut off',
  sides: { top: 'Top', right: 'Right', bottom: 'Bottom', left: 'Left' },
  cropAt: (sides: string) => `Crop: ${sides.toLowerCase()}`,
  wholePicture: 'Take focus and crop away',
  moveUp: (title: string) => `Move ${title} up`,
  moveDown: (title: string) => `Move ${title} down`,
  remove: (title: string) => `Take ${title} out`,
  add: 'Add one',
  nowAt: (title: string, n: number, of: number) => `${title} is now ${n} of ${of}.`,
  item: (n: number) => `Entry ${n}`,
  inTheFile: 'This can’t be changed here yet. It stands in the file:',

  // Branches
  inherited: 'From head office.',
  own: 'Only here.',
  ownBeside: (value: string) => `Only here. Head office has: ${value}`,
  changedThere: (value: string) => `Head office has changed this to: ${value}`,
  takeBack: 'Take what head office has',
  keepOwn: 'Keep ours',
  mustBeOwn: 'This always has to be written here.',
  confirms: 'Most branches have their own. If you take head office’s, it is noted that you share it.',

  // Entries
  newEntry: 'New',
  newTitle: 'New on this website',
  copyTitle: (title: string) => `Copy of ${title}`,
  kindOfEntry: 'What is it?',
  titleOfEntry: 'Title',
  idOfEntry: 'Name of the file, and last part of the address',
  noAddress: 'It has no page of its own.',
  leftOut: 'These belong to the original alone, so the copy begins without them:',
  asDraft: 'It begins as a draft, so visitors don’t see it yet.',
  asDraftInMenu:
    'It begins as a draft. Visitors see it, and its entry in the menu, once you switch “Draft” off.',
  idOfPage: 'Name of the file',
  addressOfPage: 'Address',
  putInMenu: 'Put it in a menu',
  whichMenu: 'Which menu?',
  whereInMenu: 'Where in it?',
  firstInMenu: 'At the start',
  afterEntry: (entry: string) => `After “${entry}”`,
  create: 'Create',
  creating: 'Creating …',
  created: (title: string) => `Created: ${title}`,
  copyThis: (kind: string) => `Copy this ${inSentence(kind)}`,
  renameThis: (kind: string) => `Rename this ${inSentence(kind)}`,
  renameTitle: (title: string) => `Rename ${title}`,
  newAddress: (from: string, to: string) => `${from} becomes ${to}`,
  sameAddress: (address: string) => `Its address stays ${address}.`,
  namedIn: (places: number, files: number) =>
    places === 0
      ? 'Nothing names it or leads to it.'
      : `What names it or leads to it follows: ${counted(places, 'place', 'places')}${files === 0 ? '' : `, in ${counted(files, 'other file', 'other files')}`}.`,
  oldLinks: (addresses: string) => `Old links still work: ${addresses} leads to the new address.`,
  noOldLinks: 'Visitors never had its address, so none is kept.',
  rename: 'Rename',
  renaming: 'Renaming …',
  renamed: (title: string) => `Renamed: ${title}`,
  removeThis: (kind: string) => `Remove this ${inSentence(kind)}`,
  removeTitle: (title: string) => `Remove ${title}?`,
  findingMentions: 'Looking for what leads here …',
  removable: 'Its file will be deleted. You can bring it back under Changes.',
  removableNamed:
    'Its file, its address and its entries in menus will be deleted. You can bring all of it back under Changes.',
  notRemovable: 'It can’t be removed yet, because something else on the website needs it.',
  mentions: 'Named or linked here',
  keepEntry: 'Keep it',
  removed: (title: string) => `Removed: ${title}`,
  did: { added: 'Added', removed: 'Removed', renamed: 'Renamed' },

  // The outline of a page
  outline: 'Outline',
  sharedSections: (pages: number) => `${counted(pages, 'page is', 'pages are')} made with these sections.`,
  moreFor: (title: string) => `More for ${title}`,
  copy: 'Copy',
  pageFields: 'All fields of this page',
  takeOut: 'Take out',
  hide: 'Hide',
  showAgain: 'Show again',
  addBelow: 'Add a section below',
  addAtTop: 'Add a section at the top',
  setTo: (title: string, value: string) => `${title}: ${value}`,
  sectionNow: (title: string, n: number, of: number) => `“${title}” is now ${n} of ${of}.`,
  sectionHidden: (title: string) => `“${title}” is hidden. Show it again whenever you like.`,
  sectionShown: (title: string) => `“${title}” is shown again.`,
  sectionCopied: (title: string) => `“${title}” is copied. The copy is directly below it.`,
  sectionOut: (title: string) => `“${title}” is taken out. Undo brings it back.`,
  sectionAdded: (title: string, n: number, of: number) => `“${title}” is added. It is ${n} of ${of}.`,
  hiddenBefore: (day: string) => `Not shown before ${day}`,
  hiddenSince: (day: string) => `Last shown on ${day}`,
  hiddenWhile: new Map([
    ['next-event', 'Shown only while there is a next event'],
    ['no-next-event', 'Shown only while there is no next event'],
  ]),
  hiddenToday: 'Not shown today',
  newSection: 'Add a section',
  findKind: 'Find a kind of section',
  back: 'Back to the outline',
  addHere: 'Add it here',
  trying: 'Putting it on the page …',
  tried: 'The page shows it in its place. Nothing is saved yet.',
  movedTo: (n: number) => `Moved to position ${n}`,

  // The first visit
  hintsTitle: 'How to edit',
  hints: [
    'Press a text, a price or a picture on the page, and change it. The page follows.',
    'With Look, links work as for visitors; with Edit, a press opens what is there.',
    'Enter saves what you have changed. Changes lists it, takes it back and publishes it.',
  ],
  hintsRead: 'Got it',

  // Undo
  undone: (title: string) => `Undone: ${title}`,
  nothingToUndo: 'There is nothing to undo.',
  noChanges: 'Nothing has been changed yet.',
  journal: 'What you have changed',
  unsavedTexts: 'Typed, but not saved',
  changedSince: 'changed again since',
  wasUndone: 'undone',
  undoOne: (title: string) => `Undo ${title}`,
  show: 'Show',
  showOne: (title: string) => `Show ${title}`,

  // Publishing
  comparing: 'Finding out what visitors will notice …',
  firstPublication: 'To be published for the first time',
  sincePublication: 'Since the last publication',
  nothingToPublish: 'Everything that you have changed is published.',
  nobodySees: 'This changes nothing that anybody sees.',
  newPage: (title: string, address: string) => `New page: “${title}” (${address})`,
  gonePage: (title: string, address: string) => `“${title}” (${address}) goes`,
  movedPage: (from: string, to: string) => `${from} moves to ${to}`,
  inAnotherPlace: (text: string) => `“${text}” moves to another place on the page`,
  onSoMany: (pages: number) => `, on ${counted(pages, 'page', 'pages')}`,
  morePages: (n: number) => `and ${counted(n, 'more page', 'more pages')}`,
  effectKinds: new Map([
    ['title', 'Title in browsers and search results'],
    ['description', 'Description in search results'],
    ['data', 'For search engines'],
    ['sharing', 'Where the page is shared'],
    ['name', 'Read aloud'],
    ['link', 'Link'],
    ['picture', 'Picture'],
  ]),
  both: 'Before and after',
  bothOf: (title: string) => `Before and after: ${title}`,
  makingBoth: 'Making both states …',
  bothReady: 'Both states are ready. “Before and after” opens them in a new tab.',
  bothNotBuilt: 'One of the two states can’t be shown, because there is a mistake in it.',
  sharedFiles: (files: string) =>
    `These files also have changes that weren’t made here; they go along: ${files}`,
  otherFiles: (files: string) => `These files were changed elsewhere, and are left out: ${files}`,
  sentence: 'What you have changed, in a line for the history',
  someChanges: 'Change the website',
  changedThings: (things: string) => `Change ${things}`,
  ofThing: (thing: string, parts: string) => `${thing}: ${parts}`,
  andMore: (list: string, n: number) => `${list} and ${n} more`,
  yourName: 'Your name, which is kept with what you change',
  yourEmail: 'Your email address',
  publish: 'Publish',
  askForReview: 'Ask for a review',
  publishing: 'Publishing …',
  published: 'Published. The website shows it once your host has built it.',
  askOnline: 'Is it online?',
  askingOnline: 'Asking the website …',
  online: 'Yes: the website has what was published last.',
  hasEarlier: (at: string, sentence: string) =>
    `Not yet: the website has the state of ${at}, “${sentence}”. Ask again in a few minutes.`,
  behind:
    'Others have published as well. Their changes aren’t in this folder yet, because somebody is working on the same files here.',
  inReview: (branch: string) => `Your changes are on the branch “${branch}”, and are waiting for a review.`,
  openReview: 'Open the page where you ask for it',
  publishConflicts: 'Somebody else has published other values meanwhile. Choose which are right.',
  inFileNamed: (name: string, file: string) => (name === '' ? `Text in ${file}` : `${name} in ${file}`),
  wasBefore: (value: string) => `Before: ${value}`,
  sideOf: { theirs: 'Theirs:', mine: 'Yours:' },
  publishThese: 'Publish these',

  // What belongs to no page
  site: 'Site',
  opening: 'Looking for what there is …',
  siteTitle: 'What belongs to no page',
  searchSettings: 'Menus, colours, words, …',
  settingsNotUsed: (n: number) =>
    counted(n, 'thing that this website doesn’t use', 'things that this website doesn’t use'),
  contrastWith: (other: string, ratio: string, least: number) =>
    `Contrast with ${other}: ${ratio}. At least ${least} is needed.`,
  contrastLow: 'Too little.',
  contrastMore: (n: number) => `The contrast with ${counted(n, 'other', 'others')} is enough as well.`,

  // The library
  files: 'Pictures and files',
  onlyUnused: 'Only what nothing uses',
  pixels: (width: number, height: number) => `${width} × ${height} pixels`,
  size: (bytes: number) =>
    bytes < 1_000_000
      ? `${Math.max(1, Math.round(bytes / 1000))} kB`
      : `${(bytes / 1_000_000).toFixed(1)} MB`,
  usedIn: (n: number) => (n === 0 ? 'not used' : `used in ${counted(n, 'place', 'places')}`),
  usedHere: 'Used here',
  usedNowhere: 'Nothing uses it.',
  goThere: (title: string) => `Go to ${title}`,
  backToFiles: 'All pictures and files',
  renameFile: 'Name of the file',
  fileRenamed: (name: string) => `The file is now ${name}. Everything that used it follows.`,
  replaceEverywhere: 'Replace everywhere …',
  replaced: (name: string, by: string) => `${by} is now in place of ${name}, which nothing uses any more.`,
  removeFile: 'Remove this file',
  fileRemoved: (name: string) => `Removed: ${name}. Undo brings it back.`,

  // Find
  findTitle: 'Find',
  findHint: 'Pages, words and settings',
  kinds: { page: 'Pages', entry: 'Entries', words: 'Words on pages', setting: 'Settings' },
  results: (n: number) => counted(n, 'result', 'results'),

  // Clock
  clockTitle: 'What visitors see on …',
  coming: 'The next changes',
  nothingComing: 'Nothing is going to change by itself.',
  anotherDay: 'Another day',
  showDay: 'Show this day',
};

type BlockWords = {
  title: string;
  description: string;
  /** To write over, in Markdown; of a picture from its file and description. */
  example: string | ((file: string, alt: string) => string);
};

/** The blocks that an article can have, in the order of their list. */
export const blockWords: Readonly<Record<string, BlockWords>> = {
  heading: { title: 'Heading', description: 'Begins a part of the text.', example: '## Heading' },
  subheading: { title: 'Smaller heading', description: 'Within a part.', example: '### Smaller heading' },
  list: { title: 'List', description: 'Points in any order.', example: '- First\n- Second' },
  numbers: {
    ...{ title: 'Numbered list', description: 'Steps, one after the other.' },
    example: '1. First\n2. Second',
  },
  tasks: {
    ...{ title: 'List to tick off', description: 'What is done, and what isn’t.' },
    example: '- [x] Done\n- [ ] To do',
  },
  quote: { title: 'Quote', description: 'Words of somebody else.', example: '> Words of somebody else' },
  table: {
    ...{ title: 'Table', description: 'Rows and columns.' },
    example: '| Day | Room |\n| --- | --- |\n| Monday | Harbour |',
  },
  note: {
    ...{ title: 'Note', description: 'A box that catches the eye.' },
    example: '> [!NOTE]\n> What to look out for',
  },
  picture: {
    ...{ title: 'Picture', description: 'From the library, with its description.' },
    example: (file, alt) => `![${alt || 'What it shows'}](${file})`,
  },
  code: {
    ...{ title: 'Code', description: 'As it is typed, in letters of one width.' },
    example: '```\nnpm start\n```',
  },
  footnote: {
    ...{ title: 'Footnote', description: 'A remark below the text.' },
    example: 'A sentence with a note.[^note]\n\n[^note]: The note.',
  },
  divider: { title: 'Divider', description: 'A line between two parts.', example: '---' },
};

/** What the server refuses, and what couldn’t be written, by the codes that it answers. */
export const refusals: ReadonlyMap<string, string> = new Map([
  ['not-signed-in', '“site edit” was started again. Open the address that it prints in its terminal.'],
  ['not-from-here', 'The editor only answers on the computer on which it runs.'],
  ['unknown-host', 'The editor only answers on the computer on which it runs.'],
  ['unknown-origin', 'The editor only answers on the computer on which it runs.'],
  ['no-such-page', 'This page is not one of this website’s.'],
  ['unknown-value', 'The editor no longer knows this value. Reload it: nothing that was saved is lost.'],
  ['site-has-mistake', 'There is a mistake in the files. The outline comes back once it is corrected.'],
  ['gone', 'This value, or its file, is no longer there.'],
  ['too-long', 'This is too large.'],
  ['too-many', 'That was too much at once. Try again in a moment.'],
  ['bug', 'Sorry, something went wrong in the editor itself. What you typed stays here.'],
  ['disk-full', 'The disk is full, so nothing was saved. What you typed stays here.'],
  ['read-only', 'This file may not be changed. What you typed stays here.'],
  ['replaced', 'Another “site edit” works in this folder now. Nothing was written; go on in that one.'],
  ['changed-since', 'The file is no longer as it was left, so this can’t be undone.'],
  ['not-own', 'This belongs to head office, so it can’t be renamed or removed here.'],
  ['not-copied', 'This can’t be copied without changing something else in it. Copy the file by hand.'],
  ['not-renamed', 'This can’t be renamed without changing something else in a file. Rename it by hand.'],
  ['media-elsewhere', 'The pictures of this website are kept elsewhere, so none can be added here.'],
  ['not-used', 'Nothing uses this file, so there is nothing to replace.'],
  ['still-used', 'Something uses this file again. Look where, and take it out there first.'],
  ['name-taken', 'Another file has this name. Choose another.'],
  ['not-a-name', 'Give it another name, of letters and digits.'],
  ['disk-refuses', 'The file couldn’t be written. What you typed stays here.'],
  ['unknown', 'The file couldn’t be written. What you typed stays here.'],
]);

/** Why a name or an address can’t be. */
export function faultInWords({ code, suggestion, title = '' }: EntryFaultView): string {
  if (code === 'id-taken') return `“${title}” has this name already. Choose another.`;
  if (code === 'id-former')
    return `“${title}” had this name before, and old links still lead there. Choose another.`;
  if (code === 'address-taken') return `“${title}” is at this address already. Choose another.`;
  if (code === 'not-an-address')
    return `Begin with a slash; then small letters, digits and hyphens${suggestion ? `, such as ${suggestion}` : ''}.`;
  if (code === 'id-too-long') return 'This is too long: at most 100 characters.';
  if (code === 'id-reserved') return 'Windows can’t have files of this name. Choose another.';
  return `Use small letters, digits and single hyphens${suggestion ? `, such as ${suggestion}` : ''}.`;
}

/** “Success story” within a sentence; “FAQ” stays. */
function inSentence(kind: string): string {
  return /^\p{Lu}\p{Ll}/u.test(kind) ? kind.charAt(0).toLocaleLowerCase('en-GB') + kind.slice(1) : kind;
}

/** Why nothing can be published, or wasn’t: then everything is as it was before. */
export const notPublished: ReadonlyMap<string, string> = new Map([
  [
    'no-git',
    'Changes are published with git, which isn’t installed on this computer. Get it from https://git-scm.com.',
  ],
  [
    'no-repository',
    'This folder isn’t in a git repository, so it can’t be published from here. Whoever looks after your website can set one up (git init).',
  ],
  [
    'not-trusted',
    'Git doesn’t open this folder because it belongs to somebody else. Whoever looks after your website can allow it (safe.directory).',
  ],
  [
    'no-commit',
    'Nothing has been committed in this repository yet. Whoever looks after your website can make the first commit.',
  ],
  [
    'detached',
    'The repository shows an earlier state and no branch, so nothing can be published. Whoever looks after your website can switch back to its branch (git switch).',
  ],
  [
    'under-way',
    'Somebody has begun a merge or a rebase in this folder and not finished it. Nothing can be published until it is.',
  ],
  ['git-busy', 'Another program is working in this repository. Try again in a moment.'],
  [
    'no-remote',
    'The repository doesn’t know yet where to publish to. Whoever looks after your website can say it (git remote add).',
  ],
  [
    'which-remote',
    'The repository has several places to publish to. Whoever looks after your website can choose one (git branch --set-upstream-to).',
  ],
  ['no-author', 'Git keeps a name with each change, and doesn’t know yours yet. Say it here once.'],
  ['git-refused', 'Git, or a rule of this repository, refuses the changes. Nothing was published. It says:'],
  ['took-too-long', 'It took too long and was stopped. Nothing was published; try again.'],
  ['moved', 'Others have published at the very moment. Nothing was lost; try again.'],
  ['protected', 'The branch takes changes only after a review, and they couldn’t be put on another one.'],
  [
    'not-allowed',
    'You may not publish there, or git doesn’t know your password. Nothing was published. It says:',
  ],
  ['no-network', 'The place to publish to can’t be reached. Is this computer online? Nothing was published.'],
  ['remote-refused', 'The place to publish to refuses the changes. Nothing was published. It says:'],
  [
    'broken-together',
    'What others have published meanwhile doesn’t go together with your changes. Nothing was published. This is the mistake:',
  ],
  [
    'unrelated',
    'What is published has no state in common with this folder. Whoever looks after your website has to bring them together.',
  ],
  [
    'not-content',
    'Others have changed the same files of the program. Whoever looks after your website has to bring them together:',
  ],
  [
    'old-git',
    'Others have published meanwhile, and this git is too old to bring both together. Version 2.38 can.',
  ],
]);

/** What the website answered if it doesn’t have what was published, or nobody knows. */
export const notOnline: ReadonlyMap<string, string> = new Map([
  [
    'other',
    'No: the website has neither the published state nor one of those before. Your host may still be building it, or somebody else has published.',
  ],
  ['unreachable', 'The website didn’t answer. Is this computer online, and the address in site.yaml right?'],
  [
    'no-version',
    'The address in site.yaml answers, but doesn’t say which state it has. Your website does, once your host has built it with this version of the program.',
  ],
  ['no-address', 'site.yaml doesn’t say yet where the website is (“origin”).'],
  ['unpublished', 'Nothing has been published yet.'],
]);

/** Why something wasn’t saved, in a sentence. */
export function whyNot(answer: Exclude<SaveAnswer, { kind: 'saved' }>): string {
  if (answer.kind === 'conflict') return words.conflict;
  if (answer.kind === 'nothing-to-undo') return words.nothingToUndo;
  if (answer.kind === 'failed') return refusals.get(answer.code) ?? words.notDone;
  return answer.problems[0]?.message ?? words.notDone;
}

/** A day as people write it. */
export function dayInWords(day: string): string {
  const at = new Date(`${day}T12:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(at.getTime())) return '';
  return at.toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** A value in a sentence. */
export function valueInWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return words.nothing;
  if (typeof value === 'boolean') return value ? words.on : words.off;
  if (typeof value !== 'object') return String(value);
  return Object.values(value)
    .map(valueInWords)
    .join(Array.isArray(value) ? ', ' : ' · ');
}

/** The moment at which something was saved. */
export function momentInWords(at: string): string {
  return new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}
