/**
 * The values that planning passes to the templates: everything is decided, formatted and safe to print. Generated types
 * (types.ts) use them instead of an editor's values: if a schema field has `means: money`, the editor types a number
 * and the template receives `Money`.
 */

/** HTML made by the planner from an editor's Markdown; only allow-listed elements, references resolved. */
export type Html = { html: string };

/**
 * An entry of any kind, with the fields that every kind may have. `href` is its page; `group`: the heading of its group,
 * if its list has groups.
 */
export type EntryCard = {
  title: string;
  summary?: string | Html;
  picture?: Picture;
  href?: string;
  group?: string;
};

/** Blocks of article text: finished HTML, with allow-listed components between. */
export type Body = BodyBlock[];
export type BodyBlock =
  | { kind: 'html'; html: string }
  | { kind: 'component'; name: string; props: Record<string, unknown>; children: Body };

/**
 * `amount` in the site's currency (units, not pence); `text` as a visitor reads it; `free` for courses without a price;
 * `converted`: computed from an amount in another currency, so it is “about”, and left out of structured data.
 */
export type Money = { amount: number; text: string; free: boolean; converted?: true };

/**
 * When something is on the page: from one instant (with offset) until another; left out, always. Anything that is over
 * at the build is absent; the browser hides and shows later changes (islands/timed).
 */
export type Period = { from?: string; until?: string };

/** `iso` is a calendar date (2025-10-05) or an instant with offset; `text` is the display in the site's locale. */
export type PlannedDate = { iso: string; text: string };

/**
 * A finished address: base path and trailing-slash policy applied. `external` opens in a new tab. `language`: that of
 * the target page, if it has one of its own.
 */
export type Link = { href: string; external: boolean; language?: string };

/** A button or a text link. `emphasis` ranges from the most important action of a screen down to a plain link. */
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
 * picture in several sizes, best format first; the template decides its width on the page (`sizes`).
 */
export type Picture = {
  src: string;
  alt: string;
  width: number;
  height: number;
  sources?: { type: string; srcset: string }[];
  /** What stays in sight where only a part is shown: whole per cents from the left and the top. */
  focus?: { x: number; y: number };
};

/** What the example of a component is given (`templates/components/{name}/example.tsx`): words and pictures to show. */
export type ComponentExample = {
  eyebrow: string;
  title: string;
  text: Html;
  icon: string;
  picture: Picture;
  actions: Action[];
};

export type Course = {
  id: string;
  title: string;
  subtitle: string;
  price: Money;
  /** Present only if it is above the price. */
  originalPrice?: Money;
  /** "£499.99 was our price from 1 January 2026": shown wherever the original price is. */
  originalPriceNote?: string;
  /** Whole pounds: "Save £150". */
  saving?: { money: Money; percent: number; text: string };
  /**
   * `text`: "£87.50/month × 4"; `total`: the sum of all of them, by rounding up a penny or two above the price;
   * `totalText`: "4 × £87.50 = £350.00"; `note` has the lender's condition.
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
  /** Absent if nobody has given its location. */
  location?: string;
  payLater: boolean;
  /** Absent if there is nothing to say: the course starts later and is paid at once. */
  footer?: string;
  picture: Picture;
  /** "Enrol Now" or "Enquire Now", to the shop or the checkout. */
  enrol: Action;
  checkoutHref: string;
  /** Its own page, if a route makes one. */
  href?: string;
  /** There is neither a shop nor a checkout: on its own page a button would lead to that very page. */
  withoutEnrolment?: true;
  /** Has no money-back guarantee. */
  withoutGuarantee?: true;
  /** The text that the catalogue's search uses: title, subtitle and features in lower case. */
  searchText: string;
  /**
   * The values that the catalogue's filters use. The field of nursing and the format are absent if the course has none.
   */
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

/** A course with the data that only its own page shows. Lists are empty if the editor wrote none. */
export type CourseDetail = Course & {
  about?: Body;
  audience: Html[];
  curriculum: { title: string; text: Html }[];
  dates: { label: string; text: Html }[];
  faq: { question: string; answer: Body }[];
  related: Course[];
  /** Tutors whose files name this course. */
  tutors: Tutor[];
  /** By people who took this course; if there are none, by those who took another course for the same exam. */
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

/** A tutor with the data that only their own page shows. */
export type TutorDetail = Tutor & { about: Body; courses: Course[]; articles: Post[] };

export type Post = {
  slug: string;
  title: string;
  excerpt: string;
  /** `tutor` if the author is one and is shown today. */
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
  /** `href` is its own page; absent if the course has none or is hidden today. */
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

/** A testimonial with the data for its full version. Without a long form, `story` is empty. */
export type Story = Testimonial & { story: Body; route: { time: string; text: Html }[] };

export type Event = {
  id: string;
  title: string;
  /** "Sunday 5 October 2025", or "1 – 3 May 2027". */
  date: PlannedDate;
  /** A calendar date; absent if the event ends on the day on which it begins. */
  lastDay?: string;
  /** "4:00 pm BST", or "1 May, 09:00 BST – 3 May, 13:00 BST"; absent for an all-day event. */
  time?: PlannedDate;
  /** "60 minutes". */
  duration: string;
  /** An instant with its offset. */
  begin: string;
  end: PlannedDate;
  location: string;
  /** The postal address; absent if the event takes place online. */
  address?: string;
  attendees?: string;
  type: string;
  /** Its statuses, each in its time: "Registration Open", from its beginning on "Under way", then "Over". */
  statuses: { text: string; isOpen: boolean; when: Period }[];
  description: string;
  highlights: string[];
  price: string;
  badge: string;
  /** The page for registration, even when that is no longer possible; absent if that page is not shown. */
  registrationLink?: Link;
  /** Until it begins; absent once nobody can register any more. */
  register?: Action;
  /** From its beginning on: asks for the next date. */
  ask: Action;
  /**
   * Ways to add it to the visitor's own calendar, until it begins or, if it lasts several days, until it ends; absent
   * if the event is cancelled.
   */
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

/** A question of the route finder. `step` counts from 1; `steps` is the length of the longest path through it. */
export type Question = {
  id: string;
  title: string;
  hint?: Html;
  /** The name of the answer, for the address and for readers. */
  key: string;
  short: string;
  step: number;
  steps: number;
  /** The previous question: an address within the same page. Absent for the first. */
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
  /** The start of the address of a branch's chat, before its text. */
  chat?: string;
};

/** An outcome of the route finder. `plan.weeks` is the length of the whole plan, `plan.least` the shortest possible. */
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
  /** The start of the address of the chat, before its text. */
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

/**
 * Where a form goes. `chat`: `address` is the link pattern's start, which `{text}` follows; `message` still contains
 * `{form.x}`.
 */
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

/** The checkout's two ways to pay, each as shown and as written into the message. */
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
  /** Instant with offset, after which the offer is over. */
  until?: string;
  untilText?: string;
  when?: Period;
};

/** Words for a number: one text for all numbers, or forms. */
export type CountedText = string | Counted;

/** A number of things in words: `countText` chooses the form by language and writes the number as the locale does. */
export type Counted = {
  language: string;
  /** If it differs from the language's own. */
  locale?: string;
  zero?: string;
  one?: string;
  two?: string;
  few?: string;
  many?: string;
  other: string;
};

/**
 * How dates are written and weeks begin, for scripts that know the day only in the browser. `firstDay`: 0 for Sunday.
 */
export type DateWords = { locale: string; firstDay: number };

/**
 * The search of the whole site. `index` is the folder of the engine; `kinds` classifies a page by how its address
 * begins.
 */
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
  /** Contains `{search}`. */
  empty: string;
  failure: string;
  kinds: { prefix: string; label: string }[];
};

/** From home to the page itself, which is the last. */
export type Breadcrumbs = { label: string; items: { name: string; href: string }[] };

/**
 * One page of a list that is spread over several. `filter`: what the entries on it have in common, if it is the page of
 * a filter.
 */
export type ListPages = {
  /** The accessible name of the links to the pages. */
  label: string;
  number: number;
  total: number;
  filter?: string;
  previous?: { label: string; href: string };
  next?: { label: string; href: string };
  items: ListPagesItem[];
};

/** A link to a page of a list, or the gap in place of several. `label` is read out instead of the number. */
export type ListPagesItem =
  | { kind: 'page'; number: number; label: string; href: string; current: boolean }
  | { kind: 'gap' };

/** Links to the pages of a list's filters; one of them is the current one. */
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

/** A link to the same page, or the home page, of another site of the family. `href` is absolute. */
export type AlternateLink = { label: string; href: string; language: string; direction?: 'rtl' };

/** The frame around every page. The same for all pages of a language except for `current` and
 * `languages`. */
export type Frame = {
  /** The frame has links to the other sites of the family, which differ per page. `label`: their common name. */
  alternates?: { label: string };
  /** Links to the other languages of the site: to this page in them, or to their home page. */
  languages?: { label: string; links: AlternateLink[] };
  /** Something on the page changes at a certain time. */
  timed?: true;
  siteName: string;
  homeHref: string;
  /** Absent if the site has none: its name is alone. */
  logo?: Picture;
  logoLight?: Picture;
  skipLink: string;
  /** `pause`: the label of the control that stops the moving text. */
  announcement?: {
    items: { text: string; when?: Period }[];
    close: string;
    label: string;
    pause?: string;
    /** Set if each of its items has an end. */
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
    /** Public registers that list the site's owner. */
    registrations: Accreditation[];
    copyright: string;
    credit?: { text: string; href: string };
  };
  search?: SiteSearch;
  parts: FrameParts;
  /** The language of the frame, if the page is in another one. */
  language?: { lang: string; dir: 'ltr' | 'rtl' };
};

/** What the code of kinds adds to the frame; `templates/frame-parts.ts` decides the place of each. */
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

/**
 * How visits are counted: `origin` is the only place that they are sent to; `website` is the counter's name for the
 * site.
 */
export type Counting = {
  counter: 'plausible' | 'goatcounter' | 'umami' | 'matomo';
  address: string;
  website: string;
  origin: string;
  /** `asked`: only after a yes. `objection`: until a no. */
  consent: 'asked' | 'objection';
};

/** The question whether a visit may be counted, its two answers, and the words about the answer afterwards. */
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

/** The data that a website stores in its visitors' browsers, with the words around it. */
export type StorageRegister = {
  caption: string;
  /** The column headings. */
  name: string;
  where: string;
  holds: string;
  purpose: string;
  period: string;
  /** Shown if there are no rows. */
  nothing: string;
  rows: { key: string; name: Html; where: string; holds: string; purpose: string; period: string }[];
};

export type PageHead = {
  language: string;
  /** Left out if the text runs from left to right. */
  direction?: 'rtl';
  title: string;
  description: string;
  canonical: string;
  robots?: string;
  /** Left out of the site map, the guide for language models and the site's own search. */
  unlisted?: boolean;
  /**
   * Absolute addresses of the same page in the other sites of the family, and in this one; `language` may be
   * `x-default`.
   */
  alternates?: { language: string; href: string }[];
  /** Absolute addresses of the pages before and after, if a list is spread over several. */
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

/** How a page is presented when shared. Addresses are absolute. Source: https://ogp.me/. */
export type Sharing = {
  /** The page's own title: the site's name is shown next to it. */
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
 * The input for the picture of a course or an article. `seed` distinguishes those that are otherwise alike; `groups`
 * counts the members of each group (the doors of each part of an exam), `marks` the days of a course or the chapters of
 * an article.
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

/**
 * The content of a page's sharing picture: its own words in the site's colours. `logo` and `art` are data addresses.
 */
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
