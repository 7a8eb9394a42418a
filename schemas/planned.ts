/**
 * The values that planning hands to the templates: everything is decided, formatted and safe to print.
 * Generated types (types.ts) use them in place of what an editor writes: where a schema field says
 * `means: money`, the editor types a number and the template receives `Money`.
 */

/** HTML made by the planner from an editor's Markdown; only allow-listed elements, references resolved. */
export type Html = { html: string };

/** An entry of any kind, as much of it as every kind may have. `href` is its page. */
export type EntryCard = { title: string; summary?: string | Html; picture?: Picture; href?: string };

/** A block of article text: finished HTML, with allow-listed components between. */
export type Body = BodyBlock[];
export type BodyBlock =
  | { kind: 'html'; html: string }
  | { kind: 'component'; name: string; props: Record<string, unknown>; children: Body };

/**
 * `amount` in the site's currency (units, not pence); `text` as a visitor reads it; `free` for courses without a price;
 * `converted`: worked out from an amount in another currency, so it is “about”, and search engines are not told it.
 */
export type Money = { amount: number; text: string; free: boolean; converted?: true };

/**
 * When something stands on the page: from one instant (with offset) until another; left out, always. What is over when
 * the site is built is not there at all; the browser hides and shows what changes later (islands/timed).
 */
export type Period = { from?: string; until?: string };

/** `iso` is a calendar date (2025-10-05) or an instant with offset; `text` is the display in the site's locale. */
export type PlannedDate = { iso: string; text: string };

/** A finished address: base path and trailing-slash policy applied. `external` opens in a new tab. */
/** `language`: that of the page there, where it says one of its own. */
export type Link = { href: string; external: boolean; language?: string };

/** A button or a text link. `emphasis` falls from the one most important action of a screen to a plain link. */
export type Action = {
  label: string;
  emphasis: 'primary' | 'secondary' | 'quiet';
  icon?: string;
  when?: Period;
} & (
  | { kind: 'link'; href: string; external: boolean }
  /** Opens a dialog of the frame by its id (works through `href` to a page or anchor without JavaScript). */
  | { kind: 'dialog'; dialog: string; href: string }
  | { kind: 'download'; href: string; fileName: string }
);

/**
 * `src` is a finished address. Width and height in CSS pixels. An empty `alt` marks decoration. `sources` are the same
 * picture in several sizes, best format first; how wide it stands on the page (`sizes`) is for the template to say.
 */
export type Picture = {
  src: string;
  alt: string;
  width: number;
  height: number;
  sources?: { type: string; srcset: string }[];
};

export type Course = {
  id: string;
  title: string;
  subtitle: string;
  price: Money;
  /** Present only where it is above the price. */
  originalPrice?: Money;
  /** "£499.99 was our price from 1 January 2026": stands wherever the original price does. */
  originalPriceNote?: string;
  /** Whole pounds: "Save £150". */
  saving?: { money: Money; percent: number; text: string };
  /**
   * `text`: "£87.50/month × 4"; `total` what all of them come to, by rounding up a penny or two above the price;
   * `totalText`: "4 × £87.50 = £350.00"; `note` carries the lender's condition.
   */
  instalment?: {
    money: Money;
    count: number;
    text: string;
    total: Money;
    totalText: string;
    note: string;
  };
  duration: string;
  students?: string;
  rating?: string;
  features: string[];
  badge?: string;
  popular: boolean;
  /** Absent where nobody has said where it takes place. */
  location?: string;
  payLater: boolean;
  /** Absent where there is nothing to say: the course starts later and is paid at once. */
  footer?: string;
  picture: Picture;
  /** "Enrol Now" or "Enquire Now", to the shop or the checkout. */
  enrol: Action;
  checkoutHref: string;
  /** Its own page, if a route makes one. */
  href?: string;
  /** There is neither a shop nor a checkout: on its own page a button would lead to where the visitor is. */
  withoutEnrolment?: true;
  /** Without the money-back guarantee. */
  withoutGuarantee?: true;
  /** Lower case; title, subtitle and features: what the catalogue's search looks in. */
  searchText: string;
  /** What the catalogue's filters look at. The field of nursing and the format are absent where the course says nothing. */
  category: string;
  field?: string;
  format?: string;
  /** `price` and `originalPrice` are read out before the figures. */
  labels: {
    duration: string;
    students: string;
    rating: string;
    location: string;
    features: string;
    popular: string;
    price?: string;
    originalPrice?: string;
  };
};

/** A course with what only its own page tells. Lists are empty where the editor wrote none. */
export type CourseDetail = Course & {
  about?: Body;
  audience: Html[];
  curriculum: { title: string; text: Html }[];
  dates: { label: string; text: Html }[];
  faq: { question: string; answer: Body }[];
  related: Course[];
  /** Those whose files name this course. */
  tutors: Tutor[];
  /** Of people who took this course; where there are none, of those who took another course for the same exam. */
  stories: Testimonial[];
};

/** A tutor as cards show them. */
export type Tutor = {
  id: string;
  name: string;
  role: string;
  summary: string;
  credentials: string[];
  subjects: string[];
  languages: string[];
  initials: string;
  portrait?: Picture;
  /** The person’s own page, if a route makes one. */
  href?: string;
};

/** A tutor with what only their own page tells. */
export type TutorDetail = Tutor & { about: Body; courses: Course[]; articles: Post[] };

export type Post = {
  slug: string;
  title: string;
  excerpt: string;
  /** `tutor` where the author is one and is shown today. */
  author: { name: string; tutor?: Tutor };
  date: PlannedDate;
  updated?: PlannedDate;
  category: string;
  readTime: string;
  featured: boolean;
  href: string;
  cover: Picture;
  labels: { featured: string; by: string };
};

export type Article = Post & {
  body: Body;
  contents: { id: string; text: string }[];
  related: Post[];
  sources: { title: string; link: Link; accessed?: PlannedDate }[];
  /** For search engines, in the article's data: they read no list of keywords in a page's head. */
  keywords: readonly string[];
  canonical: string;
};

export type Testimonial = {
  id: string;
  name: string;
  /** `href` leads to its own page, and is absent where the course has none or is hidden today. */
  course: { id: string; title: string; href?: string };
  /** The category of the course: osce, oet, cbt or short. */
  exam: string;
  year: string;
  location: string;
  /** Where the person trained. */
  country: string;
  rating: number;
  ratingText: string;
  quote: string;
  initials: string;
  avatar?: Picture;
};

/** A testimonial with what is told where it stands in full. Without a long form, `story` is empty. */
export type Story = Testimonial & { story: Body; route: { time: string; text: Html }[] };

export type Event = {
  id: string;
  title: string;
  /** "Sunday 5 October 2025", or "1 – 3 May 2027". */
  date: PlannedDate;
  /** A calendar date; absent where the event ends on the day on which it begins. */
  lastDay?: string;
  /** "4:00 pm BST", or "1 May, 09:00 BST – 3 May, 13:00 BST"; absent where the event takes whole days. */
  time?: PlannedDate;
  /** "60 minutes". */
  duration: string;
  /** An instant with its offset. */
  begin: string;
  end: PlannedDate;
  location: string;
  /** The postal address; absent where the event takes place online. */
  address?: string;
  attendees?: string;
  type: string;
  /** What is said of it, each in its time: "Registration Open", from its beginning on "Under way", then "Over". */
  statuses: { text: string; isOpen: boolean; when: Period }[];
  description: string;
  highlights: string[];
  price: string;
  badge: string;
  /** Where one registers, also once nobody can any more; absent where that page is not shown. */
  registrationLink?: Link;
  /** Until it begins; absent where nobody can register any more. */
  register?: Action;
  /** From its beginning on: to ask for the next date. */
  ask: Action;
  /** Ways into the visitor's own calendar, until it begins, of several days until it ends; absent where the event is cancelled. */
  calendar?: EventCalendar;
  labels: { date: string; time: string; location: string; attendees: string };
};

export type EventCalendar = {
  when: Period;
  file: { href: string; fileName: string };
  google: Link;
  outlook: Link;
  /** `open` is the name of the menu. */
  labels: { open: string; file: string; google: string; outlook: string };
};

export type Accreditation = {
  id: string;
  name: string;
  number: string;
  numberLabel: string;
  link: Link;
  description: string;
};

/** A question of the route finder. `step` counts from 1; `steps` is the longest way that leads through it. */
export type Question = {
  id: string;
  title: string;
  hint?: Html;
  /** The name of the answer in the address, and for readers. */
  key: string;
  short: string;
  step: number;
  steps: number;
  /** The question before: an address within the same page. Missing at the first. */
  back?: string;
  answers: Answer[];
};

/** `href` leads to the next question on the same page, or to the page of an outcome. */
export type Answer = {
  id: string;
  label: string;
  hint?: string;
  icon?: string;
  href: string;
  note?: Html;
  /** The start of the address of a branch's chat, up to its text. */
  chat?: string;
};

/** Where the route finder leads. `plan.weeks` is the length of the whole plan, `plan.least` how short it may become. */
export type Outcome = {
  id: string;
  title: string;
  summary: string;
  text: Html;
  course?: Course;
  actions: Action[];
  plan?: {
    exam: string;
    steps: { title: string; text: Html; weeks: number; minWeeks: number }[];
    last: { title: string; text: Html };
    weeks: number;
    least: number;
    dates: DateWords;
  };
  /** Shorter plans, in the order in which they are offered. */
  instead: { title: string; href: string; least: number }[];
  /** The start of the address of the chat, up to its text. */
  chat: string;
};

export type LegalDocument = {
  id: string;
  title: string;
  date: PlannedDate;
  dateText: string;
  body: Body;
  contents: { id: string; text: string }[];
};

export type FormField = {
  name: string;
  label: string;
  hint?: string;
  type: 'text' | 'email' | 'tel' | 'select' | 'radio' | 'checkbox' | 'hidden' | 'textarea';
  autocomplete?: string;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'url';
  required: boolean;
  minLength?: number;
  maxLength?: number;
  /** `required` and `minLength` hold only while another field of the form has one of these answers. */
  onlyWhen?: { field: string; is: string[] };
  /** Shown under the field when its rule is broken. */
  message?: string;
  placeholder?: string;
  value?: string;
  options?: { value: string; label: string; hint?: string }[];
  width?: 'half' | 'full';
};

/** Where a form goes. `chat`: `address` is the link pattern's start, `{text}` follows; `message` still has `{form.x}` in it. */
export type Delivery =
  | { kind: 'endpoint'; action: string }
  | { kind: 'chat'; action: string; href: string; message: string };

export type Form = {
  id: string;
  fields: FormField[];
  submit: string;
  busy: string;
  errorSummary: string;
  optional: string;
  success: { title: string; text: string; action?: Action };
  failure: { title: string; text: string; actions: Action[] };
  note?: Html;
  delivery: Delivery;
};

/** The checkout's two ways to pay, each as it is shown and as it is written into the message. */
export type PaymentOption = {
  value: 'full' | 'klarna';
  label: string;
  hint: string;
  total: string;
  submit: string;
  messageText: string;
};

export type Promotion = {
  id: string;
  code: string;
  title: string;
  text: string;
  course: Course;
  price: Money;
  was: Money;
  percentOff: number;
  savingNow: Money;
  savingOriginal?: Money;
  /** "Save £150", "Save £300 on the original price". */
  savings: string[];
  badge: string;
  enrol: Action;
  close: string;
  /** Offset-bearing instant after which the offer is over. */
  until?: string;
  untilText?: string;
  when?: Period;
};

/** Words for a number: one text for all of them, or forms. */
export type CountedText = string | Counted;

/** A number of things in words: `countText` chooses the form by the language and writes the number as the locale does. */
export type Counted = {
  language: string;
  /** Where it is another than the language's own. */
  locale?: string;
  zero?: string;
  one?: string;
  two?: string;
  few?: string;
  many?: string;
  other: string;
};

/** How days are written and weeks begin, for scripts that know the day only in the browser. `firstDay`: 0 for Sunday. */
export type DateWords = { locale: string; firstDay: number };

/** The search of the whole site. `index` is the folder of the engine; `kinds` says what a page is by how its address begins. */
export type SiteSearch = {
  href: string;
  index: string;
  open: string;
  close: string;
  title: string;
  label: string;
  placeholder: string;
  submit: string;
  hint: string;
  busy: string;
  count: Counted;
  /** With `{search}` in it. */
  empty: string;
  failure: string;
  kinds: { prefix: string; label: string }[];
};

/** From home to the page itself, which is the last. */
export type Breadcrumbs = { label: string; items: { name: string; href: string }[] };

/** A list that is spread over several pages, on one of them. `filter`: what the entries on it have in common, where it is the page of a filter. */
export type ListPages = {
  /** The name of the links to the pages. */
  label: string;
  number: number;
  total: number;
  filter?: string;
  previous?: { label: string; href: string };
  next?: { label: string; href: string };
  items: ListPagesItem[];
};

/** A link to a page of a list, or the gap in place of several. `label` is read out for the number. */
export type ListPagesItem =
  | { kind: 'page'; number: number; label: string; href: string; current: boolean }
  | { kind: 'gap' };

/** Links to the pages of a list's filters; one of them is where the visitor is. */
export type ListFilters = { label: string; items: { label: string; href: string; current: boolean }[] };

export type MenuEntry =
  | ({ kind: 'link'; label: string; current: boolean } & Link)
  | {
      kind: 'group';
      id: string;
      label: string;
      current: boolean;
      entries: { label: string; href: string; language?: string; current: boolean; description?: string }[];
    };

/** What stands around every page. Equal for all pages but for `current`. */
/** A link to the same page, or the home page, of another site of the family. `href` is absolute. */
export type AlternateLink = { label: string; href: string; language: string; direction?: 'rtl' };

export type Frame = {
  /** Links to the other sites of the family stand in the frame, different on each page. `label`: what they are together. */
  alternates?: { label: string };
  /** Something on the page changes at its hour. */
  timed?: true;
  siteName: string;
  homeHref: string;
  /** Absent where the site has none: its name stands alone. */
  logo?: Picture;
  logoLight?: Picture;
  skipLink: string;
  /** `pause`: what the control that stops the moving text says. */
  announcement?: {
    items: { text: string; when?: Period }[];
    close: string;
    label: string;
    pause?: string;
    /** Where each of its items has an end. */
    when?: Period;
  };
  header: {
    menu: MenuEntry[];
    menuLabel: string;
    open: string;
    close: string;
    actions: Action[];
    /** The e-learning button: long label on large screens. */
    login?: { href: string; longLabel: string; shortLabel: string };
  };
  footer: {
    tagline?: string;
    groups: { title: string; links: ({ label: string } & Link)[] }[];
    contact: {
      title: string;
      items: {
        icon: string;
        label: string;
        text: string;
        href?: string;
        external: boolean;
        language?: string;
      }[];
    }[];
    social: { network: string; label: string; href: string }[];
    socialLabel: string;
    legal: { label: string; href: string; language?: string }[];
    /** Public registers that the site's owner stands in. */
    registrations: Accreditation[];
    copyright: string;
    credit?: { text: string; href: string };
  };
  search?: SiteSearch;
  parts: FrameParts;
  /** What the frame is written in, where the page is in another language. */
  language?: { lang: string; dir: 'ltr' | 'rtl' };
};

/** What the code of kinds adds to the frame; `templates/frame-parts.ts` says where each of them stands. */
export type FrameParts = {
  promotion?: Promotion;
  chat?: { href: string; label: string; tooltip: string };
  lead?: {
    id: string;
    title: string;
    text: string;
    close: string;
    cancel: string;
    form: Form;
    download?: { href: string; fileName: string };
  };
  consent?: { words: ConsentWords; counting: Counting };
};

/** How visits are counted: `origin` is where, and nowhere else; `website` is what the counter calls it. */
export type Counting = {
  counter: 'plausible' | 'goatcounter' | 'umami' | 'matomo';
  address: string;
  website: string;
  origin: string;
  /** `asked`: only after a yes. `objection`: until a no. */
  consent: 'asked' | 'objection';
};

/** The question whether a visit may be counted, its two answers, and what is said of the answer afterwards. */
export type ConsentWords = {
  title: string;
  text: Html;
  accept: string;
  refuse: string;
  open: string;
  counted: string;
  notCounted: string;
  close: string;
};

/** What a website keeps in the browsers of its visitors, with the words around it. */
export type StorageRegister = {
  caption: string;
  /** The heads of the columns. */
  name: string;
  where: string;
  holds: string;
  purpose: string;
  period: string;
  /** Said where there are no rows. */
  nothing: string;
  rows: { key: string; name: Html; where: string; holds: string; purpose: string; period: string }[];
};

export type PageHead = {
  language: string;
  /** Left out where the text runs from left to right. */
  direction?: 'rtl';
  title: string;
  description: string;
  canonical: string;
  robots?: string;
  /** Left out of the site map, the guide for language models and the site's own search. */
  unlisted?: boolean;
  /** Absolute addresses of the same page in other sites of the family, this one among them; `language` may be `x-default`. */
  alternates?: { language: string; href: string }[];
  /** Absolute addresses of the pages before and after, where a list is spread over several. */
  previous?: string;
  next?: string;
  icons: { href: string; type: string; rel?: 'icon' | 'apple-touch-icon'; sizes?: string }[];
  manifest?: string;
  /** Feeds of the site: `type` is the media type. */
  feeds?: { href: string; type: string; title: string }[];
  sharing?: Sharing;
  /** Objects of schema.org, printed as JSON-LD. */
  structuredData: Record<string, unknown>[];
};

/** How a page looks where it is shared. Addresses are absolute. Source: https://ogp.me/. */
export type Sharing = {
  /** The page's own title: the site's name stands beside it. */
  title: string;
  siteName: string;
  /** "en_GB"; absent for a language without a country of its own. */
  locale?: string;
  picture?: { href: string; alt: string; width: number; height: number; type?: string };
  /** Only for articles; times are instants with offset. */
  article?: { published: string; modified?: string; author: string; section: string };
};

/** Colours of the theme by their names, for light devices and for dark ones. */
export type ArtColours = Record<'light' | 'dark', Readonly<Record<string, string>>>;

/**
 * What the picture of a course or an article is drawn from. `seed` tells those apart that are alike in all else;
 * `groups` counts what stands together (the doors of each part of an exam), `marks` the days of a course or the
 * chapters of an article.
 */
export type CourseArt = {
  seed: string;
  motif: 'answers' | 'days' | 'dials' | 'doors' | 'lift' | 'pulse' | 'road' | 'sheet' | 'stairs' | 'waves';
  tone: 'calm' | 'deep' | 'warm';
  setting: 'screen' | 'city' | 'both' | 'none';
  emblem?: string;
  groups: number[];
  marks: number;
  colours: ArtColours;
};

/** What is drawn on the picture of a page: its own words in the site's colours. `logo` and `art` are data addresses. */
export type SocialPicture = {
  eyebrow?: string;
  title: string;
  /** One line under the title. */
  note?: string;
  siteName: string;
  /** "www.example.com" */
  host: string;
  /** Lines begin on the right. */
  direction?: 'rtl';
  logo?: { src: string; width: number; height: number };
  art?: { src: string; width: number; height: number };
  colours: { ground: string; text: string; muted: string; accent: string; panel: string };
};
