// Generated from the schemas by `site types`. Change a schema, then run that command.

import type {
  Accreditation,
  Action,
  Article,
  Body,
  Breadcrumbs,
  Counted,
  CountedText,
  Course,
  CourseDetail,
  EntryCard,
  Event,
  Form,
  Html,
  LegalDocument,
  Link,
  ListFilters,
  ListPages,
  Money,
  Outcome,
  Period,
  Picture,
  PlannedDate,
  Post,
  Promotion,
  Question,
  SiteSearch,
  StorageRegister,
  Story,
  Testimonial,
  Tutor,
  TutorDetail,
} from './planned.ts';

/**
 * The name of a line icon. The list contains the icons that this site can show.
 */
export type IconSource =
  | 'accessibility'
  | 'activity'
  | 'alarm-clock'
  | 'ambulance'
  | 'archive'
  | 'arrow-down'
  | 'arrow-left'
  | 'arrow-right'
  | 'arrow-up'
  | 'arrow-up-right'
  | 'award'
  | 'baby'
  | 'badge-check'
  | 'badge-pound-sterling'
  | 'banknote'
  | 'bed'
  | 'bell'
  | 'bell-ring'
  | 'bone'
  | 'book'
  | 'book-check'
  | 'book-marked'
  | 'book-open'
  | 'book-open-check'
  | 'bookmark'
  | 'brain'
  | 'briefcase'
  | 'briefcase-medical'
  | 'building'
  | 'building-2'
  | 'cake'
  | 'calculator'
  | 'calendar'
  | 'calendar-check'
  | 'calendar-clock'
  | 'calendar-days'
  | 'camera'
  | 'captions'
  | 'chart-column'
  | 'chart-line'
  | 'check'
  | 'check-check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'chevron-up'
  | 'circle'
  | 'circle-alert'
  | 'circle-check'
  | 'circle-help'
  | 'circle-play'
  | 'circle-question-mark'
  | 'clipboard'
  | 'clipboard-check'
  | 'clipboard-list'
  | 'clipboard-pen'
  | 'clipboard-plus'
  | 'clock'
  | 'clock-3'
  | 'clock-alert'
  | 'cloud'
  | 'compass'
  | 'contact'
  | 'cookie'
  | 'copy'
  | 'cpu'
  | 'credit-card'
  | 'cross'
  | 'dna'
  | 'download'
  | 'droplet'
  | 'droplets'
  | 'dumbbell'
  | 'ear'
  | 'earth'
  | 'ellipsis'
  | 'external-link'
  | 'eye'
  | 'file'
  | 'file-check'
  | 'file-down'
  | 'file-text'
  | 'files'
  | 'flag'
  | 'flask-conical'
  | 'folder'
  | 'gem'
  | 'gift'
  | 'globe'
  | 'globe-lock'
  | 'graduation-cap'
  | 'hand'
  | 'hand-coins'
  | 'hand-heart'
  | 'handshake'
  | 'headphones'
  | 'headset'
  | 'heart'
  | 'heart-handshake'
  | 'heart-pulse'
  | 'hospital'
  | 'hourglass'
  | 'house'
  | 'id-card'
  | 'image'
  | 'inbox'
  | 'infinity'
  | 'info'
  | 'key'
  | 'key-round'
  | 'keyboard'
  | 'landmark'
  | 'languages'
  | 'laptop'
  | 'layers'
  | 'layout-grid'
  | 'library'
  | 'life-buoy'
  | 'lightbulb'
  | 'link'
  | 'list'
  | 'list-checks'
  | 'list-ordered'
  | 'locate'
  | 'lock'
  | 'log-in'
  | 'mail'
  | 'mail-check'
  | 'map'
  | 'map-pin'
  | 'map-pinned'
  | 'medal'
  | 'megaphone'
  | 'menu'
  | 'message-circle'
  | 'message-circle-question-mark'
  | 'message-square'
  | 'message-square-text'
  | 'messages-square'
  | 'mic'
  | 'microscope'
  | 'milestone'
  | 'minus'
  | 'monitor'
  | 'monitor-check'
  | 'monitor-play'
  | 'moon'
  | 'mouse-pointer-click'
  | 'newspaper'
  | 'notebook-pen'
  | 'package'
  | 'party-popper'
  | 'pause'
  | 'pen-line'
  | 'pencil'
  | 'percent'
  | 'phone'
  | 'phone-call'
  | 'piggy-bank'
  | 'pill'
  | 'pill-bottle'
  | 'plane'
  | 'play'
  | 'plus'
  | 'pound-sterling'
  | 'presentation'
  | 'printer'
  | 'puzzle'
  | 'quote'
  | 'radio'
  | 'receipt'
  | 'refresh-cw'
  | 'repeat'
  | 'rocket'
  | 'rotate-ccw'
  | 'route'
  | 'scale'
  | 'school'
  | 'scroll-text'
  | 'search'
  | 'send'
  | 'settings'
  | 'share'
  | 'share-2'
  | 'shield'
  | 'shield-check'
  | 'shopping-cart'
  | 'sliders-horizontal'
  | 'smartphone'
  | 'smile'
  | 'sparkles'
  | 'speech'
  | 'square-check'
  | 'star'
  | 'stethoscope'
  | 'sun'
  | 'syringe'
  | 'tablet'
  | 'tablets'
  | 'tag'
  | 'target'
  | 'test-tube'
  | 'thermometer'
  | 'thumbs-up'
  | 'ticket'
  | 'timer'
  | 'train-front'
  | 'trending-up'
  | 'triangle-alert'
  | 'trophy'
  | 'truck'
  | 'undo-2'
  | 'university'
  | 'user'
  | 'user-check'
  | 'user-plus'
  | 'user-round'
  | 'users'
  | 'users-round'
  | 'utensils'
  | 'video'
  | 'wallet'
  | 'waves'
  | 'wifi'
  | 'workflow'
  | 'wrench'
  | 'x'
  | 'zap';
/**
 * The value that the field has, or the first and the last that it may have.
 */
export type ConditionSource =
  | string
  | number
  | boolean
  | {
      /**
       * The first value, itself included: a number, a day, or today.
       */
      from?: string | number;
      /**
       * The last value, itself included: a number, a day, or today.
       */
      until?: string | number;
    };
/**
 * One text for all numbers, or one for each form that the language has for numbers.
 */
export type CountedMinutesSource =
  | string
  | {
      /**
       * If the language has its own form for none, as Arabic has.
       */
      zero?: string;
      /**
       * Shown for one, and for whatever numbers the language treats alike.
       */
      one?: string;
      /**
       * If the language has its own form for two, as Arabic has.
       */
      two?: string;
      /**
       * If the language has its own form for a few, as Arabic and Polish have.
       */
      few?: string;
      /**
       * If the language has its own form for many, as Arabic and Polish have.
       */
      many?: string;
      /**
       * Shown for all other numbers.
       */
      other: string;
    };
/**
 * One text for all numbers, or one for each form that the language has for numbers.
 */
export type CountedPaymentsSource =
  | string
  | {
      /**
       * If the language has its own form for none, as Arabic has.
       */
      zero?: string;
      /**
       * Shown for one, and for whatever numbers the language treats alike.
       */
      one?: string;
      /**
       * If the language has its own form for two, as Arabic has.
       */
      two?: string;
      /**
       * If the language has its own form for a few, as Arabic and Polish have.
       */
      few?: string;
      /**
       * If the language has its own form for many, as Arabic and Polish have.
       */
      many?: string;
      /**
       * Shown for all other numbers.
       */
      other: string;
    };
/**
 * One text for all numbers, or one for each form that the language has for numbers.
 */
export type CountedTextSource =
  | string
  | {
      /**
       * If the language has its own form for none, as Arabic has.
       */
      zero?: string;
      /**
       * Shown for one, and for whatever numbers the language treats alike.
       */
      one?: string;
      /**
       * If the language has its own form for two, as Arabic has.
       */
      two?: string;
      /**
       * If the language has its own form for a few, as Arabic and Polish have.
       */
      few?: string;
      /**
       * If the language has its own form for many, as Arabic and Polish have.
       */
      many?: string;
      /**
       * Shown for all other numbers.
       */
      other: string;
    };
/**
 * A picture out of content/media, or the word none.
 */
export type PictureOrNoneSource =
  | {
      /**
       * The path of the file inside content/media.
       */
      src: string;
      /**
       * What the picture shows, for people who cannot see it.
       */
      alt: string;
      /**
       * The point that stays in sight where a page shows only a part of the picture: per cent of the whole picture from the left and from the top.
       *
       * @minItems 2
       * @maxItems 2
       *
       * Items: First from the left, then from the top.
       */
      focus?: number[];
      crop?: CropSource;
    }
  | string;

/**
 * A registration that visitors can verify: content/accreditations/{id}.yaml.
 */
export interface AccreditationProps {
  /**
   * Who keeps the register.
   */
  name: string;
  /**
   * The registration number, in quotes.
   */
  number: string;
  /**
   * What the number is.
   */
  numberLabel: string;
  /**
   * Where the entry can be verified.
   */
  link: Link;
  /**
   * What the registration means.
   */
  description: string;
  /**
   * Write true while the value is made up. `site check --release` refuses placeholders.
   */
  placeholder?: boolean;
  /**
   * The position in lists: small numbers first. Entries with the same number are in alphabetical order of their file names.
   */
  order?: number;
  /**
   * The first day on which this is shown. Leave it out to show it at once.
   */
  from?: PlannedDate;
  /**
   * The last day on which this is shown. Leave it out to show it for good.
   */
  until?: PlannedDate;
  /**
   * Whether this is still being written. You see it while you work on the website (site watch); visitors don’t, nor what leads to it.
   */
  draft?: boolean;
}

/**
 * A quiet strip with the official registrations, each linked to its public register.
 */
export interface AccreditationsProps {
  /**
   * The heading of this section.
   */
  title?: string;
  /**
   * One or two sentences under the title. **Bold**, *emphasis* and [links](/contact) work.
   */
  lede?: Html;
  /**
   * Which registrations are shown; `{}` shows all.
   */
  accreditations: Accreditation[];
}

/**
 * Something to press. Say what it does with exactly one of `to`, `dialog`, `download` and `chat`; a dialog also takes `to`, the page for browsers without scripts.
 */
export interface ActionSource {
  /**
   * The words on the button: a verb and what it is about.
   */
  label: string;
  /**
   * A page of this site (/courses), a place on it (/osce#fees), a web address, mailto:, tel: or sms:.
   */
  to?: string;
  /**
   * The dialog of the page that opens: the lead form.
   */
  dialog?: 'lead';
  /**
   * The id of a download in site.yaml.
   */
  download?: string;
  /**
   * Opens the chat service with a message already written.
   */
  chat?: {
    /**
     * What is already written when the chat opens.
     */
    message: string;
    /**
     * main, or the id of a branch in site.yaml under contact.
     */
    branch?: string;
  };
  /**
   * next-event: only while there is a future event that one can register for. no-next-event: only while there is none. Left out, always. In an open browser too it changes when the event begins.
   */
  when?: 'next-event' | 'no-next-event';
  /**
   * primary for the one most important action of a screen, secondary for the next, quiet for a plain link.
   */
  emphasis?: 'primary' | 'secondary' | 'quiet';
  icon?: IconSource;
}

/**
 * Lets a visitor close the announcement bar.
 */
export interface AnnouncementIslandProps {}
/**
 * How something is drawn. Whatever is left out comes from site.yaml, by its kind.
 */
export interface ArtSource {
  /**
   * What is drawn: doors for an exam of stations, waves for speech, answers for a test, a pulse, a lift, stairs, a road in stages, a sheet to tick off, days of a calendar, or dials of a clock.
   */
  motif?: 'answers' | 'days' | 'dials' | 'doors' | 'lift' | 'pulse' | 'road' | 'sheet' | 'stairs' | 'waves';
  /**
   * Which colours of the theme lead: those of the primary colour, the dark ones, or the warm ones.
   */
  tone?: 'calm' | 'deep' | 'warm';
  /**
   * Where it is drawn: on a screen, in a city, in both, or nowhere.
   */
  setting?: 'screen' | 'city' | 'both' | 'none';
  emblem?: IconSource;
  /**
   * How many of the same kind are next to each other, such as the doors of each part of an exam. Names like {facts.osce.apieStations} work.
   *
   * @minItems 1
   *
   * Items: A number, or the name of one.
   */
  groups?: string[];
}

/**
 * A blog article with its contents, share button, help box and related articles. Only on the page that is made for each post. The article’s title is the page’s main heading.
 */
export interface ArticleProps {
  /**
   * Always `true`: the article that the page is made for.
   */
  post: Article;
  /**
   * The link above the article.
   */
  backLabel: string;
  /**
   * Where the link above the article leads.
   */
  backLink: Link;
  /**
   * Shown above the list of the article’s headings.
   */
  contentsTitle: string;
  /**
   * What the visitor reads on the button.
   */
  shareLabel: string;
  /**
   * Shown when the link was copied because the browser has no way to share.
   */
  shareDone: string;
  /**
   * A box after the article that offers help.
   */
  help: {
    /**
     * The box’s heading.
     */
    title: string;
    /**
     * What the reader gets and why it helps.
     */
    text: Html;
    /**
     * Where the reader can go from here.
     *
     * Items: What it says and where it leads.
     */
    actions: Action[];
  };
  /**
   * Shown above the author, if that is one of the tutors.
   */
  authorTitle?: string;
  /**
   * Shown above the sources, if the article names any.
   */
  sourcesTitle?: string;
  /**
   * Shown before the day on which a source was read.
   */
  sourcesRead?: string;
  /**
   * Shown above the related articles.
   */
  relatedTitle: string;
  /**
   * The band at the end of the page that says what to do next.
   */
  closing: {
    /**
     * The box’s heading.
     */
    title: string;
    /**
     * What the reader gets and why it helps.
     */
    text: Html;
    /**
     * Where the reader can go from here.
     *
     * Items: What it says and where it leads.
     */
    actions: Action[];
  };
}

/**
 * Links from home to this page. Added automatically at the top of every page whose structuredData names breadcrumbs; write it only to place it elsewhere.
 */
export interface BreadcrumbsProps {
  /**
   * Always true.
   */
  trail: Breadcrumbs;
}

/**
 * A band that asks for one decision.
 */
export interface CallToActionProps {
  /**
   * A few words above the title that say what kind of thing follows.
   */
  eyebrow?: string;
  /**
   * The heading of this section.
   */
  title: string;
  /**
   * One or two sentences. **Bold**, *emphasis* and [links](/contact) work.
   */
  text?: Html;
  /**
   * Two to four short reasons, shown as ticks.
   *
   * Items: Plain text.
   */
  points?: string[];
  /**
   * One or two actions, the most important first.
   *
   * Items: A button or link: its label and where it goes.
   */
  actions: Action[];
  /**
   * A picture from content/media, described in words for people who cannot see it.
   */
  picture?: Picture;
}

/**
 * A highlighted note in an article: <Callout title="…">text</Callout>.
 */
export interface CalloutProps {
  /**
   * The heading of the note.
   */
  title: string;
  /**
   * warning: for what goes wrong if it is overlooked. Without it, the note is a plain one.
   */
  tone?: 'warning';
}

/**
 * Two or more things of equal weight, side by side.
 */
export interface CardsProps {
  /**
   * A few words above the title that say what kind of thing follows.
   */
  eyebrow?: string;
  /**
   * The heading of this section.
   */
  title: string;
  /**
   * One or two sentences under the title. **Bold**, *emphasis* and [links](/contact) work.
   */
  lede?: Html;
  /**
   * How many are side by side on a wide screen. Left out, the number of cards decides.
   */
  columns?: 2 | 3 | 4;
  /**
   * The cards in order.
   *
   * Items: One card.
   */
  items: {
    /**
     * The name of a line icon.
     */
    icon?: IconSource;
    /**
     * The card in a few words.
     */
    title: string;
    /**
     * One to three sentences. **Bold**, *emphasis* and [links](/contact) work.
     */
    text: Html;
    /**
     * Short points under the text.
     *
     * Items: Plain text.
     */
    points?: string[];
    /**
     * A short note on the card.
     */
    badge?: string;
    /**
     * A link at the foot of the card.
     */
    action?: Action;
  }[];
}

/**
 * A list of what is included or needed, with ticks.
 */
export interface ChecklistProps {
  /**
   * A few words above the title that say what kind of thing follows.
   */
  eyebrow?: string;
  /**
   * The heading of this section.
   */
  title: string;
  /**
   * One or two sentences under the title. **Bold**, *emphasis* and [links](/contact) work.
   */
  lede?: Html;
  /**
   * The points in order.
   *
   * Items: One line of text. **Bold**, *emphasis* and [links](/contact) work.
   */
  items: Html[];
  /**
   * A picture from content/media, described in words for people who cannot see it.
   */
  picture?: Picture;
  /**
   * Buttons, the most important one first.
   *
   * Items: A button or link: its label and where it goes.
   */
  actions?: Action[];
}

/**
 * The enrolment form: checks the fields and hands the details over in chat.
 */
export interface CheckoutFormIslandProps {
  /**
   * What the ids of the fields start with.
   */
  id: string;
  /**
   * Whether the details go to a form service or are handed over in chat.
   */
  kind: 'endpoint' | 'chat';
  /**
   * The id of the course: a form service is told it.
   */
  course: string;
  /**
   * Under which name the tab keeps what was typed.
   */
  draftKey: string;
  /**
   * The fields in order.
   *
   * Items: One field.
   */
  fields: {
    /**
     * The technical name.
     */
    name: string;
    /**
     * Shown above the field.
     */
    label: string;
    /**
     * Helps to fill it in.
     */
    hint?: string;
    /**
     * What kind of field it is.
     */
    type: 'text' | 'email' | 'tel' | 'select' | 'radio' | 'checkbox' | 'hidden' | 'textarea';
    /**
     * What the browser may fill in.
     */
    autocomplete?: string;
    /**
     * Which keyboard a phone shows.
     */
    inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'url';
    /**
     * Whether it must be filled in.
     */
    required: boolean;
    /**
     * How many characters at least.
     */
    minLength?: number;
    /**
     * How many characters at most.
     */
    maxLength?: number;
    /**
     * The rules apply only while another field has one of these answers.
     */
    onlyWhen?: {
      /**
       * The technical name of the other field.
       */
      field: string;
      /**
       * The answers with which the rules apply.
       *
       * Items: One answer.
       */
      is: string[];
    };
    /**
     * What is said when the rule is broken.
     */
    message?: string;
    /**
     * A faint example inside the field.
     */
    placeholder?: string;
    /**
     * What is filled in at the start.
     */
    value?: string;
    /**
     * The choices of a select or radio field.
     *
     * Items: One choice of a field.
     */
    options?: {
      /**
       * What is sent.
       */
      value: string;
      /**
       * What is read.
       */
      label: string;
      /**
       * A line under the choice.
       */
      hint?: string;
    }[];
    /**
     * Half puts two fields beside each other.
     */
    width?: 'half' | 'full';
  }[];
  /**
   * Marks a field that may stay empty.
   */
  optional: string;
  /**
   * Shown above the list of mistakes.
   */
  errorSummary: string;
  /**
   * The button’s label while it works.
   */
  busy: string;
  /**
   * The question that the ways to pay answer.
   */
  paymentTitle: string;
  /**
   * The first is chosen at the start.
   *
   * Items: One way to pay.
   */
  payments: {
    /**
     * The way to pay.
     */
    value: 'full' | 'klarna';
    /**
     * What is read.
     */
    label: string;
    /**
     * Shown under the label.
     */
    hint: string;
    /**
     * What is paid.
     */
    total: string;
    /**
     * The button’s label with this choice.
     */
    submit: string;
    /**
     * How the choice is written into the message.
     */
    messageText: string;
  }[];
  /**
   * Shown before the button.
   */
  next: {
    /**
     * A few words.
     */
    title: string;
    /**
     * What follows, in order.
     *
     * Items: One step.
     */
    steps: {
      /**
       * The step in a few words.
       */
      title: string;
      /**
       * One sentence more.
       */
      text: string;
    }[];
  };
  /**
   * Shown before the button.
   */
  cancellation?: {
    /**
     * A few words.
     */
    title: string;
    /**
     * Finished HTML.
     */
    html: string;
  };
  /**
   * Of the form service, or the chat’s without its text.
   */
  action: string;
  /**
   * The chat’s address up to its text.
   */
  href: string;
  /**
   * The message with its placeholders.
   */
  message: string;
  /**
   * Where the visitor goes after the chat has opened.
   */
  successHref: string;
  /**
   * What is said after the button was pressed.
   */
  labels: {
    /**
     * Read out after the message was opened.
     */
    opened: string;
    /**
     * Shown when the browser did not let the new tab open.
     */
    blocked: string;
    /**
     * The link to the message.
     */
    open: string;
  };
  /**
   * Shown when the message could not be made.
   */
  failure: {
    /**
     * What happened.
     */
    title: string;
    /**
     * What to do.
     */
    text: string;
    /**
     * Other ways to get in touch.
     *
     * Items: Another way to get in touch.
     */
    actions: {
      /**
       * What is read.
       */
      label: string;
      /**
       * A finished address.
       */
      href: string;
    }[];
  };
}

/**
 * Order summary and enrolment form of one course. Only on the page that is made for each course. The title is the page’s main heading.
 */
export interface CheckoutProps {
  /**
   * Always `true`: the course that the page is made for.
   */
  course: CourseDetail;
  /**
   * The id of the enrolment form: its file name without “.yaml”.
   */
  form: Form;
  /**
   * The page’s main heading.
   */
  title: string;
  /**
   * A link above the title.
   */
  back?: Action;
  /**
   * Where the visitor goes one second after the chat has opened.
   */
  successPage: Link;
  /**
   * Shown above the course’s details.
   */
  summaryTitle: string;
  /**
   * Shown above the fields.
   */
  formTitle: string;
  /**
   * The question that the two ways to pay answer.
   */
  paymentTitle: string;
  /**
   * Shown before the price that is paid.
   */
  priceLabel: string;
  /**
   * Shown before the struck-through price.
   */
  originalLabel: string;
  /**
   * Shown before what the visitor saves.
   */
  savingLabel: string;
  /**
   * Shown before the sum at the end.
   */
  totalLabel: string;
  /**
   * The box under the summary.
   */
  guarantee: {
    /**
     * The guarantee in a few words.
     */
    title: string;
    /**
     * What is promised.
     */
    text: Html;
  };
  /**
   * Shown before the button, so that nobody presses it without knowing what follows.
   */
  next: {
    /**
     * A few words.
     */
    title: string;
    /**
     * What follows, in order.
     *
     * Items: One step.
     */
    steps: {
      /**
       * The step in a few words.
       */
      title: string;
      /**
       * One sentence more.
       */
      text: string;
    }[];
  };
  /**
   * Shown before the button: the rights that the law gives to people who buy at a distance.
   */
  cancellation?: {
    /**
     * A few words.
     */
    title: string;
    /**
     * One or two sentences.
     */
    text: Html;
  };
  /**
   * What the visitor agrees to by enrolling; shown under the button.
   */
  agreement: Html;
  /**
   * A short line with a padlock under the button.
   */
  secure: string;
  /**
   * Whom to ask before enrolling; shown at the end. The floating chat button is not shown on this page.
   */
  help?: {
    /**
     * A few words.
     */
    text: Html;
    /**
     * Where to ask.
     */
    action: Action;
  };
  /**
   * The words of the two ways to pay. Prices come from the course.
   */
  payment: {
    /**
     * Paying the whole price at once.
     */
    full: {
      /**
       * What the visitor reads beside the choice.
       */
      label: string;
      /**
       * Shown under the label. {price} is the course’s price.
       */
      hint: string;
      /**
       * How the choice is written into the message to the academy.
       */
      message: string;
      /**
       * What the submit button says with this choice.
       */
      submit: string;
    };
    /**
     * Paying in equal monthly parts. Shown only for courses that offer it, and needed only then.
     */
    klarna?: {
      /**
       * What the visitor reads beside the choice.
       */
      label: string;
      /**
       * Shown under the label. {monthly} is one instalment, {plan} the amount per month and the number of months, {total} their sum.
       */
      hint: string;
      /**
       * How the choice is written into the message to the academy.
       */
      message: string;
      /**
       * What the submit button says with this choice.
       */
      submit: string;
    };
  };
  /**
   * What is said after the button was pressed.
   */
  labels: {
    /**
     * Read out after the message was opened in a new tab.
     */
    opened: string;
    /**
     * Shown when the browser did not let the new tab open.
     */
    blocked: string;
    /**
     * The link to the message when the browser did not open it.
     */
    open: string;
  };
  /**
   * The simple form for browsers without JavaScript.
   */
  withoutScript: {
    /**
     * Shown above the simple form.
     */
    title: string;
    /**
     * Says what to do.
     */
    text: Html;
    /**
     * Shown above the message field.
     */
    messageLabel: string;
    /**
     * Sends the message.
     */
    submit: string;
  };
}

/**
 * Courses side by side in a table: one column for each course, one row for each thing to compare.
 */
export interface ComparisonProps {
  /**
   * A few words above the title that say what kind of thing follows.
   */
  eyebrow?: string;
  /**
   * The heading of this section.
   */
  title: string;
  /**
   * One or two sentences under the title. **Bold**, *emphasis* and [links](/contact) work.
   */
  lede?: Html;
  /**
   * What the table shows, in a few words.
   */
  caption: string;
  /**
   * What the rows are about.
   */
  featureLabel: string;
  /**
   * Read out if a course includes something.
   */
  yes: string;
  /**
   * Read out if it doesn’t.
   */
  no: string;
  /**
   * One column for each.
   */
  courses: Course[];
  /**
   * What is compared. Each row shows a field of the courses, or which of them include it, or a text for each.
   *
   * Items: Write exactly one of field, includedIn and cells.
   */
  rows: {
    /**
     * What the row compares.
     */
    label: string;
    /**
     * What each course says about itself.
     */
    field?:
      'price' | 'originalPrice' | 'saving' | 'instalment' | 'duration' | 'location' | 'students' | 'rating';
    /**
     * The ids of the courses that include it.
     *
     * Items: The id of a course.
     */
    includedIn?: Course[];
    /**
     * A short text for each course, in their order.
     *
     * Items: A few words.
     */
    cells?: Html[];
  }[];
  /**
   * A line under the table.
   */
  note?: Html;
}

/**
 * Asks whether the visit may be counted, and counts it.
 */
export interface ConsentIslandProps {
  /**
   * The program that counts.
   */
  counter: 'plausible' | 'goatcounter' | 'umami' | 'matomo';
  /**
   * Where the counter listens.
   */
  address: string;
  /**
   * The name under which the counter knows the website.
   */
  website: string;
  /**
   * Where visits are counted: nowhere but on the website’s own address.
   */
  origin: string;
  /**
   * asked: only after a yes. objection: until a no.
   */
  consent: 'asked' | 'objection';
}

/**
 * The ways to reach the academy, in one row.
 */
export interface ContactStripProps {
  /**
   * A few words above the title that say what kind of thing follows.
   */
  eyebrow?: string;
  /**
   * The heading of this section.
   */
  title: string;
  /**
   * One or two sentences under the title. **Bold**, *emphasis* and [links](/contact) work.
   */
  lede?: Html;
  /**
   * The ways in order.
   *
   * Items: One way to get in touch.
   */
  items: {
    /**
     * The name of a line icon.
     */
    icon: IconSource;
    /**
     * What this is.
     */
    label: string;
    /**
     * The number or address, linked where it can be. **Bold**, *emphasis* and [links](/contact) work.
     */
    value: Html;
  }[];
}

/**
 * How a number of things is put into words, in each form that the language has for numbers.
 */
export interface CountedSource {
  /**
   * If the language has its own word form for none, as Arabic has.
   */
  zero?: string;
  /**
   * Shown for one, and for whatever numbers the language treats alike. {count} stands for the number.
   */
  one?: string;
  /**
   * If the language has its own form for two, as Arabic has.
   */
  two?: string;
  /**
   * If the language has its own form for a few, as Arabic and Polish have.
   */
  few?: string;
  /**
   * If the language has its own form for many, as Arabic and Polish have.
   */
  many?: string;
  /**
   * Shown for all other numbers. {count} stands for the number.
   */
  other: string;
}

/**
 * A grid of course cards with price, saving, instalments, the first features and the enrol button.
 */
export interface CourseCardsProps {
  /**
   * A few words above the title that say what kind of thing follows. Leave it out when the title says enough.
   */
  eyebrow?: string;
  /**
   * The section’s heading.
   */
  title: string;
  /**
   * One or two sentences under the title. Bold, italics and links may be used.
   */
  lede?: Html;
  /**
   * Which courses are shown. `{}` shows all; see “entries”.
   */
  courses: Course[];
  /**
   * Buttons under the section, the most important first.
   *
   * Items: What it says and where it leads.
   */
  actions?: Action[];
}

/**
 * Goes on to the checkout of the course in the address.
 */
export interface CourseChooserIslandProps {
  /**
   * The courses that can be chosen.
   *
   * Items: A course and its checkout.
   */
  courses: {
    /**
     * The course’s id.
     */
    id: string;
    /**
     * A finished address.
     */
    href: string;
  }[];
  /**
   * Used when the address names none.
   */
  default: string;
  /**
   * Where an unknown course leads.
   */
  fallback: string;
}

/**
 * Sends `/checkout?course=id` on to that course’s checkout, an unknown id to another page. Without JavaScript it lists the courses. The title is the page’s main heading.
 */
export interface CourseChooserProps {
  /**
   * The page’s main heading.
   */
  title: string;
  /**
   * What to do on this page.
   */
  text: Html;
  /**
   * The course id that is used when the address names none.
   */
  default: string;
  /**
   * Which courses can be chosen. `{}` means all.
   */
  courses: Course[];
  /**
   * Where an address with an unknown course leads.
   */
  fallback: Link;
}

/**
 * The main part of a course’s own page: what it is, who it is for, its curriculum, dates and price. Only for a page that is made for each course.
 */
export interface CourseDetailProps {
  /**
   * Always true: shows the course that the page is made for.
   */
  course: CourseDetail;
  /**
   * The heading above what the course is.
   */
  aboutTitle: string;
  /**
   * The heading above who the course is for.
   */
  audienceTitle: string;
  /**
   * The heading above the parts of the course.
   */
  curriculumTitle: string;
  /**
   * The heading above start, length and the like.
   */
  datesTitle: string;
  /**
   * What is promised about money back. Courses with guarantee: false leave it out.
   */
  guarantee: {
    /**
     * A few words.
     */
    title: string;
    /**
     * One or two sentences.
     */
    text: Html;
  };
  /**
   * The rights that the law gives to people who buy at a distance.
   */
  cancellation: {
    /**
     * A few words.
     */
    title: string;
    /**
     * One or two sentences.
     */
    text: Html;
  };
  /**
   * The button beside the one to the shop: it leads to the course’s checkout on this site, where students pay in instalments or enrol by chat. Left out if the first button leads there already.
   */
  otherWay?: {
    /**
     * The label for a course that can be paid in instalments.
     */
    instalments: string;
    /**
     * The label for any other course.
     */
    chat: string;
  };
  /**
   * Shown under the first points of what is included, next to the price. Left out, there is no link.
   */
  includedMore?: string;
  /**
   * The heading above the story of a graduate, near the price. Left out, no story is shown.
   */
  graduate?: {
    /**
     * Above the story of somebody who took this course.
     */
    ofCourse: string;
    /**
     * Above the story of somebody who took another course for the same exam.
     */
    ofExam: string;
  };
  /**
   * A further link under the offer, for instance to ask a question.
   */
  action?: Action;
}

/**
 * A course: content/courses/{id}.yaml.
 */
export interface CourseProps {
  /**
   * The name of the course.
   */
  title: string;
  /**
   * The line under the name.
   */
  subtitle: string;
  /**
   * What the course prepares for, in small letters, digits and hyphens. Where site.yaml lists courseCategories, one of them.
   */
  category: string;
  /**
   * A number in the currency of the site, or Free. The sign is added for you.
   */
  price: Money;
  /**
   * The higher price that is struck through, with the first day on which it was charged. The saving is calculated.
   */
  originalPrice?: Money;
  /**
   * The first day on which students were charged the previous price. Left out, that price and the saving are not shown.
   */
  originalPriceSince?: PlannedDate;
  /**
   * Whether the course can be paid in monthly instalments.
   */
  payLater: boolean;
  /**
   * What one instalment costs, if it is not simply the price divided and rounded up.
   */
  instalment?: Money;
  /**
   * How long the course takes.
   */
  duration: string;
  /**
   * How many have taken it. Leave it out while there is nothing to say.
   */
  students?: string;
  /**
   * The average rating, from 0 to 5. Leave it out as long as nobody has rated the course.
   */
  rating?: number;
  /**
   * One line each. Cards show the first four.
   *
   * Items: One line.
   */
  features: string[];
  /**
   * A word or two on the card.
   */
  badge?: string;
  /**
   * Write true to mark the course as popular.
   */
  popular?: boolean;
  /**
   * Where it takes place, Online included. Left out, nothing is said about it: write it as soon as you know.
   */
  location?: string;
  /**
   * The part of the register that the course is for, in the words of the catalogue’s filter. Left out if it is for everyone.
   */
  field?: string;
  /**
   * How the course is taught, in the words of the catalogue’s filter.
   */
  format?: string;
  /**
   * Write true if a student can begin to learn right after enrolling. Only then do the cards say so.
   */
  startsAtOnce?: boolean;
  /**
   * What the shop calls the course. Its address is made by the pattern in site.yaml (shop.address).
   */
  shopId?: string;
  /**
   * The page of the shop, if its address follows no pattern. With neither this nor shopId students enrol in the checkout of this site.
   */
  checkoutUrl?: Link;
  /**
   * The label of the button, if it is not the usual one.
   */
  enrolLabel?: string;
  /**
   * The picture of the course. Left out, it is the one of its category, and if that has none, one is drawn.
   */
  picture?: Picture;
  /**
   * Write false for a course without the money-back guarantee.
   */
  guarantee?: boolean;
  /**
   * How the course is drawn if it has no picture. Left out, its category, field and format decide.
   */
  art?: {
    /**
     * What is drawn: doors for an exam of stations, waves for speech, answers for a test, a pulse, a lift, stairs, a road in stages, a sheet to tick off, days of a calendar, or dials of a clock.
     */
    motif?: 'answers' | 'days' | 'dials' | 'doors' | 'lift' | 'pulse' | 'road' | 'sheet' | 'stairs' | 'waves';
    /**
     * Which colours of the theme lead: those of the primary colour, the dark ones, or the warm ones.
     */
    tone?: 'calm' | 'deep' | 'warm';
    /**
     * Where it is drawn: on a screen, in a city, in both, or nowhere.
     */
    setting?: 'screen' | 'city' | 'both' | 'none';
    /**
     * The name of a line icon that stands out in the drawing.
     */
    emblem?: IconSource;
    /**
     * How many of the same kind are next to each other, such as the doors of each part of an exam. Names like {facts.osce.apieStations} work.
     *
     * Items: A number, or the name of one.
     */
    groups?: string[];
  };
  /**
   * What the course is about, on its own page: paragraphs, lists and links, no headings.
   */
  about?: Body;
  /**
   * One line for each kind of student. **Bold**, *emphasis* and links work.
   *
   * Items: One line.
   */
  audience?: Html[];
  /**
   * The parts of the course in the order in which they are taught.
   *
   * Items: One part of the course.
   */
  curriculum?: {
    /**
     * What the part is called.
     */
    title: string;
    /**
     * One to three sentences. **Bold**, *emphasis* and links work.
     */
    text: Html;
  }[];
  /**
   * When the course begins, how long it takes, what can be moved.
   *
   * Items: One line about time.
   */
  dates?: {
    /**
     * What the line is about.
     */
    label: string;
    /**
     * The date, or how it is agreed.
     */
    text: Html;
  }[];
  /**
   * What students ask about this course.
   *
   * Items: A question with its answer.
   */
  faq?: {
    /**
     * The question as a student would ask it.
     */
    question: string;
    /**
     * The answer. Paragraphs, lists and links work.
     */
    answer: Body;
  }[];
  /**
   * The ids of courses to look at next, in this order.
   *
   * Items: The file name of the course without its ending.
   */
  related?: Course[];
  /**
   * Write true while a value of this file is made up. `site check --release` refuses placeholders.
   */
  placeholder?: boolean;
  /**
   * The position in lists: small numbers first. Entries with the same number are in alphabetical order of their file names.
   */
  order?: number;
  /**
   * Addresses that this page had before. People who follow an old link are sent on to the page.
   *
   * Items: An address that no page has any more: the part after the name of the website.
   */
  aliases?: string[];
  /**
   * The first day on which this is shown. Leave it out to show it at once.
   */
  from?: PlannedDate;
  /**
   * The last day on which this is shown. Leave it out to show it for good.
   */
  until?: PlannedDate;
  /**
   * Whether this is still being written. You see it while you work on the website (site watch); visitors don’t, nor what leads to it.
   */
  draft?: boolean;
}

/**
 * The questions of the course of this page, then questions that apply to every course. Only for a page that is made for each course.
 */
export interface CourseQuestionsProps {
  /**
   * A few words above the title that say what kind of thing follows.
   */
  eyebrow?: string;
  /**
   * The heading of this section.
   */
  title: string;
  /**
   * One or two sentences under the title. **Bold**, *emphasis* and [links](/contact) work.
   */
  lede?: Html;
  /**
   * Always true: shows the course that the page is made for.
   */
  course: CourseDetail;
  /**
   * Come after the course’s own.
   *
   * Items: A question with its answer.
   */
  items?: {
    /**
     * The question as a student would ask it.
     */
    question: string;
    /**
     * The answer. Paragraphs, lists and links work.
     */
    answer: Body;
  }[];
}

/**
 * The catalogue: all courses with a search box and filters. Both are in the address (`?search=oet`, `?exam=osce`), so the result can be linked.
 */
export interface CourseSearchProps {
  /**
   * Shown above the search box.
   */
  label: string;
  /**
   * Shown in the empty search box.
   */
  placeholder: string;
  /**
   * Read out for the button with the magnifying glass.
   */
  submit: string;
  /**
   * The button that empties the search box.
   */
  clear: string;
  /**
   * How the number of courses found is put into words.
   */
  count: Counted;
  /**
   * Shown in place of the cards when no course matches the search.
   */
  empty: {
    /**
     * What happened.
     */
    title: string;
    /**
     * What the visitor can do.
     */
    text: string;
  };
  /**
   * The filters’ name for screen readers.
   */
  filtersLabel: string;
  /**
   * How the courses can be narrowed down, besides the search. The choice is in the address (`?exam=osce&format=online`). Without JavaScript one choice at a time works: the first 24 of all choices.
   *
   * Items: One row of choices.
   */
  filters: {
    /**
     * Part of the address. Small letters, digits and hyphens.
     */
    id: string;
    /**
     * Shown before the choices.
     */
    label: string;
    /**
     * Which field of a course the choices look at.
     */
    by: 'category' | 'field' | 'format';
    /**
     * In the order in which they are shown.
     *
     * Items: One choice of a filter. It is shown only while it finds a course.
     */
    options: {
      /**
       * Part of the address. Small letters, digits and hyphens.
       */
      id: string;
      /**
       * What the visitor reads. The number of courses is put beside it.
       */
      label: string;
      /**
       * What the courses that it finds say, word for word. Left out, it finds the courses that say nothing.
       *
       * Items: A value as written in courses.
       */
      values?: string[];
    }[];
  }[];
  /**
   * Read out after a choice that is chosen: another click takes it back.
   */
  remove: string;
  /**
   * The link that takes back every choice and the search.
   */
  clearAll: string;
  /**
   * Which courses can be found. `{}` means all.
   */
  courses: Course[];
}

/**
 * The people whose files name the course of this page. Only for a page that is made for each course; nothing is shown if nobody names it.
 */
export interface CourseTutorsProps {
  /**
   * A few words above the title that say what kind of thing follows.
   */
  eyebrow?: string;
  /**
   * The heading of this section.
   */
  title: string;
  /**
   * One or two sentences under the title. **Bold**, *emphasis* and [links](/contact) work.
   */
  lede?: Html;
  /**
   * Always true: shows the course that the page is made for.
   */
  course: CourseDetail;
  /**
   * The words on the card of a person.
   */
  labels: {
    /**
     * Shown before what the person teaches.
     */
    subjects: string;
    /**
     * Shown before the person’s languages.
     */
    languages: string;
  };
}

/**
 * How much is cut off at each side of a photo: per cent of its width or height. The file itself stays whole.
 */
export interface CropSource {
  /**
   * Per cent of the height that is cut off at the top.
   */
  top?: number;
  /**
   * Per cent of the width that is cut off at the right.
   */
  right?: number;
  /**
   * Per cent of the height that is cut off at the bottom.
   */
  bottom?: number;
  /**
   * Per cent of the width that is cut off at the left.
   */
  left?: number;
}

/**
 * Opens and closes dialogs in browsers without command buttons.
 */
export interface DialogButtonsIslandProps {}
/**
 * A legal text as a page of its own. The text’s title is the page’s main heading, so no page hero goes before it.
 */
export interface DocumentProps {
  /**
   * The id of the legal text: its file name without its ending.
   */
  document: LegalDocument;
  /**
   * Shown above the list of the text’s headings.
   */
  contentsTitle: string;
  /**
   * Buttons under the section, the most important first.
   *
   * Items: What it says and where it leads.
   */
  actions?: Action[];
}

/**
 * The price and the button to enrol, always in sight on small screens. Write it last. Only for a page that is made for each course.
 */
export interface EnrolBarProps {
  /**
   * Always true: shows the course that the page is made for.
   */
  course: CourseDetail;
}

/**
 * Which entries are shown, and how many. {} shows all of them.
 */
export interface EntriesSource {
  /**
   * The ids (file names without ending) of the entries to show, in this order.
   *
   * @minItems 1
   *
   * Items: The file name without its ending.
   */
  ids?: string[];
  /**
   * Only entries whose fields have these values, or lie between two: { from: 10, until: 20 }. For a day, today may be written: { from: today }.
   */
  where?: {
    [k: string]: ConditionSource;
  };
  /**
   * The ids of entries to leave out.
   *
   * @minItems 1
   *
   * Items: The file name without its ending.
   */
  exclude?: string[];
  /**
   * Only entries whose id contains one of these pieces.
   *
   * @minItems 1
   *
   * Items: Some letters of the id.
   */
  idsContaining?: string[];
  /**
   * Leaves out entries whose id contains one of these pieces.
   *
   * @minItems 1
   *
   * Items: Some letters of the id.
   */
  idsNotContaining?: string[];
  /**
   * Only for events. true: those that are not over, including any under way; false: those that are over. A section without any is left out.
   */
  ahead?: boolean;
  /**
   * Only for events. false: those that have not begun; true: those that have. With ahead: true, those under way.
   */
  begun?: boolean;
  /**
   * The field that the list is sorted by, instead of the kind’s own order. With a hyphen before it, the last comes first: -date.
   */
  sort?: string;
  /**
   * Shows only this many.
   */
  first?: number;
  /**
   * Leaves out this many at the beginning.
   */
  skip?: number;
  /**
   * Spreads the list over several pages with this many entries each: /blog, /blog/page/2 and so on. Not together with first.
   */
  per?: number;
  /**
   * Only together with per: the field whose values become filters above the list. Each has pages of its own: /partners/city/leeds.
   */
  by?: string;
  /**
   * Only together with by: which filters there are, in this order. Left out, there is one for each value of the field. One that finds nothing is left out.
   *
   * @minItems 1
   *
   * Items: One link above the list.
   */
  filters?: {
    /**
     * Part of the address. Small letters, digits and hyphens.
     */
    id: string;
    /**
     * What the visitor reads.
     */
    label: string;
    /**
     * What the entries say in the field, word for word. An entry with one of them is found.
     *
     * @minItems 1
     *
     * Items: A value as written in entries.
     */
    values: string[];
  }[];
}

/**
 * Entries of any kind of content as cards, such as a kind that a site adds itself.
 */
export interface EntryCardsProps {
  /**
   * A few words above the title that say what kind of thing follows. Leave it out when the title says enough.
   */
  eyebrow?: string;
  /**
   * The section’s heading.
   */
  title: string;
  /**
   * One or two sentences under the title. Bold, italics and links may be used.
   */
  lede?: Html;
  /**
   * Which kind of content is shown, and which of its entries. Each shows its title, its summary, its first picture and the link to its page, where it has them.
   */
  entries: EntryCard[];
  /**
   * Buttons under the section, the most important first.
   *
   * Items: What it says and where it leads.
   */
  actions?: Action[];
}

/**
 * Shows what search and filters find of a list: courses, stories.
 */
export interface EntryFilterIslandProps {
  /**
   * How the number found is put into words: for none, for one and so on.
   *
   * Items: For one number.
   */
  found: string[];
}

/**
 * A card per event with date, time, place, highlights and the register button: future ones first, then past ones, which say so and offer to ask for the next date.
 */
export interface EventListProps {
  /**
   * A few words above the title that say what kind of thing follows. Leave it out when the title says enough.
   */
  eyebrow?: string;
  /**
   * The section’s heading.
   */
  title: string;
  /**
   * One or two sentences under the title. Bold, italics and links may be used.
   */
  lede?: Html;
  /**
   * Which events are shown.
   */
  events: Event[];
  /**
   * The page that the register buttons lead to. Left out, each leads to the form of its event.
   */
  registerAt?: Link;
  /**
   * Buttons under the section, the most important first.
   *
   * Items: What it says and where it leads.
   */
  actions?: Action[];
}

/**
 * A webinar or another event: content/events/{id}.yaml.
 */
export interface EventProps {
  /**
   * The name of the event.
   */
  title: string;
  /**
   * The day, or the first of several: year-month-day.
   */
  date: PlannedDate;
  /**
   * The local time at which it begins, in quotes, on the 24-hour clock. An event that takes whole days has none.
   */
  time?: string;
  /**
   * The time zone of its days and hours, as continent and city.
   */
  timeZone: string;
  /**
   * On the night when the clocks go back, one hour occurs twice. true: the time is in the second one. Left out, in the first; on other days it has no effect.
   */
  afterClocksChange?: boolean;
  /**
   * true: the event takes whole days, and no time is shown.
   */
  allDay?: boolean;
  /**
   * The day on which it ends, if that is a different one: year-month-day. An event with a time also needs endTime then.
   */
  endDate?: PlannedDate;
  /**
   * The local time at which it ends, in quotes, on the 24-hour clock, instead of durationMinutes.
   */
  endTime?: string;
  /**
   * How many minutes it takes, instead of endTime. Left out, it is what site.yaml says for all events (events.durationMinutes). Texts name it as {events.ID.duration}.
   */
  durationMinutes?: number;
  /**
   * Where it takes place.
   */
  location: string;
  /**
   * Where to come to. Leave it out if the event takes place online.
   */
  address?: string;
  /**
   * The day on which the event was last changed. Calendars see it as the age of what they know.
   */
  updated?: PlannedDate;
  /**
   * How often date, time or place have changed since people could save the event. Add one each time: their calendars then take the change.
   */
  revision?: number;
  /**
   * How many have registered. Leave it out until there is a number worth telling.
   */
  attendees?: string;
  /**
   * What kind of event it is.
   */
  type: string;
  /**
   * The kind of event as a type of schema.org. Left out, it is what site.yaml says for all events (events.schemaType), or Event.
   */
  schemaType?:
    | 'Event'
    | 'BusinessEvent'
    | 'ChildrensEvent'
    | 'ComedyEvent'
    | 'ConferenceEvent'
    | 'DanceEvent'
    | 'EducationEvent'
    | 'ExhibitionEvent'
    | 'Festival'
    | 'FoodEvent'
    | 'Hackathon'
    | 'LiteraryEvent'
    | 'MusicEvent'
    | 'PerformingArtsEvent'
    | 'SaleEvent'
    | 'ScreeningEvent'
    | 'SocialEvent'
    | 'SportsEvent'
    | 'TheaterEvent'
    | 'VisualArtsEvent';
  /**
   * What the calendar can’t know: that registration is closed early, or that the event is cancelled. Left out, one can register until the event begins. When it is over, it says so by itself.
   */
  status?: 'Registration Open' | 'Registration Closed' | 'Cancelled';
  /**
   * Two or three sentences.
   */
  description: string;
  /**
   * What it is about, one line each.
   *
   * Items: One line.
   */
  highlights: string[];
  /**
   * A number in the currency of the site, or Free.
   */
  price: Money;
  /**
   * A word or two on the card.
   */
  badge: string;
  /**
   * The form where one registers.
   */
  registrationLink: Link;
  /**
   * Write true while this is invented. `site check --release` refuses samples, so that nothing invented goes live.
   */
  sample?: boolean;
  /**
   * Addresses that this page had before. People who follow an old link are sent on to the page.
   *
   * Items: An address that no page has any more: the part after the name of the website.
   */
  aliases?: string[];
  /**
   * The first day on which this is shown. Leave it out to show it at once.
   */
  from?: PlannedDate;
  /**
   * The last day on which this is shown. Leave it out to show it for good.
   */
  until?: PlannedDate;
  /**
   * Whether this is still being written. You see it while you work on the website (site watch); visitors don’t, nor what leads to it.
   */
  draft?: boolean;
}

/**
 * Questions that open to their answers; readable without JavaScript.
 */
export interface FaqProps {
  /**
   * A few words above the title that say what kind of thing follows.
   */
  eyebrow?: string;
  /**
   * The heading of this section.
   */
  title: string;
  /**
   * One or two sentences under the title. **Bold**, *emphasis* and [links](/contact) work.
   */
  lede?: Html;
  /**
   * The questions in order.
   *
   * Items: A question with its answer.
   */
  items: {
    /**
     * The question as a visitor would ask it.
     */
    question: string;
    /**
     * The answer. Paragraphs, lists, tables, links and callouts, as in an article.
     */
    answer: Body;
  }[];
}

/**
 * A few chosen courses, each with a button to where one can read more.
 */
export interface FeaturedCoursesProps {
  /**
   * A few words above the title that say what kind of thing follows. Leave it out when the title says enough.
   */
  eyebrow?: string;
  /**
   * The section’s heading.
   */
  title: string;
  /**
   * One or two sentences under the title. Bold, italics and links may be used.
   */
  lede?: Html;
  /**
   * Three look best: they are in one row on a large screen.
   *
   * Items: A course and the button under it.
   */
  items: {
    /**
     * The id of the course: its file name without “.yaml”.
     */
    course: Course;
    /**
     * Where the visitor can read more about the course.
     */
    action: Action;
  }[];
  /**
   * Buttons under the section, the most important first.
   *
   * Items: What it says and where it leads.
   */
  actions?: Action[];
}

/**
 * One success story at length, with the person’s route next to it. Its words are in the story’s own file (story, route).
 */
export interface FeaturedStoryProps {
  /**
   * A few words above the title that say what kind of thing follows.
   */
  eyebrow?: string;
  /**
   * The heading of this section.
   */
  title: string;
  /**
   * Whose story it is: a file name in content/testimonials, without .yaml.
   */
  testimonial: Story;
  /**
   * Shown above the steps.
   */
  routeTitle: string;
  /**
   * Shown before the course that the person took.
   */
  courseLabel: string;
}

/**
 * Sends a form without leaving the page and says how it went.
 */
export interface FormDeliveryIslandProps {
  /**
   * Posted to an address, or handed over as a chat message.
   */
  kind: 'endpoint' | 'chat';
  /**
   * Where the form is posted to.
   */
  action: string;
  /**
   * The chat’s address up to its text.
   */
  href?: string;
  /**
   * The message with its placeholders.
   */
  message?: string;
  /**
   * A file that is saved after the form was sent.
   */
  download?: {
    /**
     * A finished address.
     */
    href: string;
    /**
     * The name under which it is saved.
     */
    fileName: string;
  };
}

/**
 * A form: content/forms/{id}.yaml. Its destination is in site.yaml under forms.
 */
export interface FormProps {
  /**
   * What is asked, in order.
   *
   * Items: One field.
   */
  fields: {
    /**
     * The technical name: one word. Messages refer to it as {form.name}.
     */
    name: string;
    /**
     * The label above the field.
     */
    label: string;
    /**
     * A line that helps to fill it in.
     */
    hint?: string;
    /**
     * What kind of field it is.
     */
    type: 'text' | 'email' | 'tel' | 'select' | 'radio' | 'checkbox' | 'hidden' | 'textarea';
    /**
     * What the browser may fill in.
     */
    autocomplete?: string;
    /**
     * Which keyboard a phone shows.
     */
    inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'url';
    /**
     * Whether it must be filled in.
     */
    required: boolean;
    /**
     * How many characters at least.
     */
    minLength?: number;
    /**
     * How many characters at most.
     */
    maxLength?: number;
    /**
     * “Required” and “At least” apply only while another field has one of these answers; otherwise this field may stay empty. A postcode, for example, is required for addresses in the United Kingdom only.
     */
    onlyWhen?: {
      /**
       * The technical name of the other field of this form.
       */
      field: string;
      /**
       * The answers with which the rules apply: values of its choices.
       *
       * Items: One answer, written as the value of a choice.
       */
      is: string[];
    };
    /**
     * What is said when the rule is broken.
     */
    message?: string;
    /**
     * A faint example inside the field.
     */
    placeholder?: string;
    /**
     * What is filled in at the start.
     */
    value?: string;
    /**
     * The choices of a select or radio field.
     *
     * Items: One choice.
     */
    options?: {
      /**
       * What is sent. "" for no choice yet.
       */
      value: string;
      /**
       * What is shown.
       */
      label: string;
      /**
       * A line under the choice.
       */
      hint?: string;
    }[];
    /**
     * half puts two fields beside each other.
     */
    width?: 'half' | 'full';
  }[];
  /**
   * The label of the button.
   */
  submit: string;
  /**
   * The label while it is being sent.
   */
  busy: string;
  /**
   * The heading above the list of mistakes.
   */
  errorSummary: string;
  /**
   * What marks a field that may stay empty.
   */
  optional: string;
  /**
   * What is shown when it was sent.
   */
  success: {
    /**
     * The heading.
     */
    title: string;
    /**
     * One or two sentences.
     */
    text: string;
    /**
     * A button below.
     */
    action?: Action;
  };
  /**
   * What is shown when it could not be sent.
   */
  failure: {
    /**
     * The heading.
     */
    title: string;
    /**
     * One or two sentences.
     */
    text: string;
    /**
     * Other ways to get in touch.
     *
     * Items: Another way.
     */
    actions: Action[];
  };
  /**
   * The words under the button.
   */
  note?: Html;
  /**
   * The message that the chat hand-over sends; {form.firstName} is what was typed into that field.
   */
  message?: string;
}

/**
 * Pictures with titles and descriptions.
 */
export interface GalleryProps {
  /**
   * A few words above the title that say what kind of thing follows.
   */
  eyebrow?: string;
  /**
   * The heading of this section.
   */
  title: string;
  /**
   * One or two sentences under the title. **Bold**, *emphasis* and [links](/contact) work.
   */
  lede?: Html;
  /**
   * The pictures in order; the first is the largest.
   *
   * Items: One picture with its words.
   */
  items: {
    /**
     * A picture from content/media, described in words for people who cannot see it.
     */
    picture: Picture;
    /**
     * The picture in a few words.
     */
    title: string;
    /**
     * One sentence about it.
     */
    text: string;
  }[];
}

/**
 * Goes to the previous page if there is one on this website.
 */
export interface GoBackIslandProps {}
/**
 * Closes an open menu on Escape, on a click elsewhere and when focus leaves it.
 */
export interface HeaderMenuIslandProps {}
/**
 * The opening of the home page: the promise, the two main actions, three highlights and a large picture.
 */
export interface HeroProps {
  /**
   * A few words above the title that say what kind of thing follows.
   */
  eyebrow?: string;
  /**
   * The main heading of the page; every page has exactly one.
   */
  title: string;
  /**
   * One or two sentences under the title. **Bold**, *emphasis* and [links](/contact) work.
   */
  lede?: Html;
  /**
   * Short notes shown above the title.
   *
   * Items: Plain text.
   */
  badges?: string[];
  /**
   * The one or two things to do next, the most important first.
   *
   * Items: A button or link: its label and where it goes.
   */
  actions: Action[];
  /**
   * Two to four reasons. The first stands out until the visitor points at another.
   *
   * Items: One reason.
   */
  highlights: {
    /**
     * The name of a line icon.
     */
    icon: IconSource;
    /**
     * Two or three words.
     */
    title: string;
    /**
     * One sentence.
     */
    text: string;
  }[];
  /**
   * The key picture of the page.
   */
  picture: Picture;
}

/**
 * A label and where it leads.
 */
export interface LabelledLinkSource {
  /**
   * The words of the link.
   */
  label: string;
  /**
   * A page of this site or a web address.
   */
  to: string;
  /**
   * A short line that says what is there.
   */
  description?: string;
}

/**
 * The lines between the two --- at the top of a legal text: content/legal/{id}.mdx, or .md.
 */
export interface LegalProps {
  /**
   * The name of the document.
   */
  title: string;
  /**
   * Since when it applies: year-month-day.
   */
  date: PlannedDate;
  /**
   * One sentence for search results.
   */
  description?: string;
  /**
   * Write true while the value is made up. `site check --release` refuses placeholders.
   */
  placeholder?: boolean;
  /**
   * The position in lists: small numbers first. Entries with the same number are in alphabetical order of their file names.
   */
  order?: number;
  /**
   * Addresses that this page had before. People who follow an old link are sent on to the page.
   *
   * Items: An address that no page has any more: the part after the name of the website.
   */
  aliases?: string[];
  /**
   * Whether this is still being written. You see it while you work on the website (site watch); visitors don’t, nor what leads to it.
   */
  draft?: boolean;
}

/**
 * Turns the links to the texts into tabs.
 */
export interface LegalTabsIslandProps {}
/**
 * Several legal texts on one page, one tab each. Without JavaScript all texts are below each other. The title is the page’s main heading.
 */
export interface LegalTabsProps {
  /**
   * The page’s main heading.
   */
  title: string;
  /**
   * Read out by screen readers for the row of tabs.
   */
  label: string;
  /**
   * The tabs in order; the first is open at the start.
   *
   * Items: One text and the label of its tab.
   */
  tabs: {
    /**
     * The id of the legal text: its file name without its ending.
     */
    document: LegalDocument;
    /**
     * What the visitor reads on the tab.
     */
    label: string;
  }[];
  /**
   * A line under the title.
   */
  note?: Html;
}

/**
 * Links to the filters of the list on this page. Added automatically above every list with “per” that has filters; write it only to place it elsewhere.
 */
export interface ListFiltersProps {
  /**
   * Always true.
   */
  filters: ListFilters;
}

/**
 * Links to the other pages of the list on this page. Added automatically below every list with “per”; write it only to place it elsewhere.
 */
export interface ListPagesProps {
  /**
   * Always true.
   */
  pages: ListPages;
}

/**
 * The page after the enrolment form: what is left to do, or the confirmation, and what happens then.
 */
export interface NextStepsProps {
  /**
   * The id of the enrolment form. Where it goes (site.yaml, forms) decides what the page says: handed over in chat, one step is left; a form service has confirmed it.
   */
  form: Form;
  /**
   * What the page says if the enrolment is a chat message that the visitor has to send.
   */
  handedOver: {
    /**
     * The main heading of the page: what is left to do.
     */
    title: string;
    /**
     * What happened and what is left to do. **Bold**, *emphasis* and [links](/contact) work.
     */
    text: Html;
    /**
     * A chat button. With JavaScript it opens the message of the form again; otherwise the chat opens with the message written here.
     */
    open: Action;
    /**
     * Says when the steps come: after sending.
     */
    stepsTitle: string;
  };
  /**
   * What the page says if a form service takes the enrolment: the visitor gets here only once it has answered.
   */
  confirmed: {
    /**
     * The main heading of the page.
     */
    title: string;
    /**
     * What has been received. **Bold**, *emphasis* and [links](/contact) work.
     */
    text: Html;
    /**
     * Shown above the steps.
     */
    stepsTitle: string;
  };
  /**
   * What happens next, in order.
   *
   * Items: One step.
   */
  steps: {
    /**
     * The step in a few words.
     */
    title: string;
    /**
     * What to do or expect. **Bold**, *emphasis* and [links](/contact) work.
     */
    text: Html;
    /**
     * The name of a line icon.
     */
    icon: IconSource;
  }[];
  /**
   * Buttons, the most important one first.
   *
   * Items: A button or link: its label and where it goes.
   */
  actions: Action[];
  /**
   * Whom to ask. **Bold**, *emphasis* and [links](/contact) work.
   */
  help: Html;
}

/**
 * Gives the page for wrong addresses the words that fit the address.
 */
export interface NotFoundIslandProps {
  /**
   * The words for the addresses under one page, in the order of their buttons in the markup.
   *
   * Items: One variant.
   */
  variants: {
    /**
     * A finished address.
     */
    under: string;
    /**
     * The main heading.
     */
    title: string;
    /**
     * What happened.
     */
    text: string;
  }[];
}

/**
 * What a visitor sees at an address that leads nowhere.
 */
export interface NotFoundProps {
  /**
   * The main heading of the page.
   */
  title: string;
  /**
   * What happened and what to do. **Bold**, *emphasis* and [links](/contact) work.
   */
  text: Html;
  /**
   * The button that goes to the previous page, or home if there is none.
   */
  back: string;
  /**
   * The button that goes home.
   */
  home: string;
  /**
   * Where both buttons lead when there is no previous page.
   */
  homeLink: Link;
  /**
   * Other words for addresses that begin in a certain way: a missing article is told apart from a missing course. Shown with JavaScript; without it the page has the words above.
   *
   * Items: The words for the addresses under one page.
   */
  variants?: {
    /**
     * The page that the addresses begin with: /blog stands for /blog/anything.
     */
    under: Link;
    /**
     * The main heading of the page.
     */
    title: string;
    /**
     * What happened and what to do.
     */
    text: string;
    /**
     * The most important button: where to look instead.
     */
    way: Action;
  }[];
  /**
   * Further links that may be what the visitor looked for.
   *
   * Items: A button or link: its label and where it goes.
   */
  actions?: Action[];
}

/**
 * The running promotion as a band within a page: what it is about, price, code and saving come from site.yaml.
 */
export interface OfferBannerProps {
  /**
   * Always `true`: the promotion of site.yaml is shown, and nothing while there is none.
   */
  promotion: Promotion;
  /**
   * A sentence of your own instead of the promotion’s text. **Bold**, *emphasis* and [links](/contact) work.
   */
  text?: Html;
}

/**
 * Where the route finder leads: one recommended course or honestly none, with a plan: content/outcomes/{id}.yaml.
 */
export interface OutcomeProps {
  /**
   * The heading of the outcome’s page.
   */
  title: string;
  /**
   * One plain sentence: for search results, and for the message to the chat.
   */
  summary: string;
  /**
   * Why this fits, in two or three sentences. **Bold** and [links](/contact) work.
   */
  text: Html;
  /**
   * The file name of the one course that is recommended. Leave it out if none fits: then the buttons say what helps instead.
   */
  course?: Course;
  /**
   * What helps if no course fits, the most important first.
   *
   * Items: What it says and where it leads.
   */
  actions?: Action[];
  /**
   * What to do week by week until the exam. The dates are worked out in the visitor’s browser: backwards from the day of the exam, or forwards from today.
   */
  plan?: {
    /**
     * What the exam is called within a sentence.
     */
    exam: string;
    /**
     * The steps in their order. Together they say how many weeks the plan takes.
     *
     * Items: What is done in one or several weeks.
     */
    steps: {
      /**
       * What is done.
       */
      title: string;
      /**
       * One or two sentences on how. **Bold** and [links](/contact) work.
       */
      text: Html;
      /**
       * How many weeks this step takes.
       */
      weeks: number;
      /**
       * How short the step may become if the exam is near: 0 leaves it out. Without this line it keeps all its weeks.
       */
      minWeeks?: number;
    }[];
    /**
     * The last step of the plan.
     */
    last: {
      /**
       * What is done.
       */
      title: string;
      /**
       * One or two sentences. **Bold** and [links](/contact) work.
       */
      text: Html;
    };
  };
  /**
   * Outcomes to offer if there are too few weeks left for this plan. The first whose plan still fits is shown.
   *
   * Items: The file name of the outcome without its ending.
   */
  instead?: string[];
  /**
   * Write true while this is invented. `site check --release` refuses samples, so that nothing invented goes live.
   */
  sample?: boolean;
  /**
   * The position in lists: small numbers first. Entries with the same number are in alphabetical order of their file names.
   */
  order?: number;
  /**
   * Addresses that this page had before. People who follow an old link are sent on to the page.
   *
   * Items: An address that no page has any more: the part after the name of the website.
   */
  aliases?: string[];
  /**
   * The first day on which this is shown. Leave it out to show it at once.
   */
  from?: PlannedDate;
  /**
   * The last day on which this is shown. Leave it out to show it for good.
   */
  until?: PlannedDate;
  /**
   * Whether this is still being written. You see it while you work on the website (site watch); visitors don’t, nor what leads to it.
   */
  draft?: boolean;
}

/**
 * The opening of every page but home: title, what the page offers, its actions and its key figures.
 */
export interface PageHeroProps {
  /**
   * A few words above the title that say what kind of thing follows.
   */
  eyebrow?: string;
  /**
   * The main heading of the page; every page has exactly one.
   */
  title: string;
  /**
   * One or two sentences under the title. **Bold**, *emphasis* and [links](/contact) work.
   */
  lede?: Html;
  /**
   * Short notes shown above the title.
   *
   * Items: Plain text.
   */
  badges?: string[];
  /**
   * Buttons, the most important one first.
   *
   * Items: A button or link: its label and where it goes.
   */
  actions?: Action[];
  /**
   * Up to four short facts, shown as a row under the opening.
   *
   * Items: One fact.
   */
  facts?: {
    /**
     * What is stated.
     */
    label: string;
    /**
     * The figure or word.
     */
    value: string;
    /**
     * next-event: only while there is a future event that one can register for. no-next-event: only while there is none. Left out, always. In an open browser too it changes when the event begins.
     */
    when?: Period;
  }[];
  /**
   * A picture from content/media, described in words for people who cannot see it.
   */
  picture?: Picture;
}

/**
 * A page of the site: content/pages/{name}.yaml. Its address is in site.yaml under routes.
 */
export interface PageSource {
  /**
   * The title in the browser tab and in search results.
   */
  title: string;
  /**
   * The page’s name in the breadcrumbs, which have little room. Left out, it is the title.
   */
  shortTitle?: string;
  /**
   * One or two sentences for search results.
   */
  description: string;
  /**
   * Addresses that this page had before. People who follow an old link are sent on to the page.
   *
   * Items: An address that no page has any more: the part after the name of the website.
   */
  aliases?: string[];
  /**
   * The language that the page is written in, as a language tag, if it is not that of the site.
   */
  language?: string;
  /**
   * The page that this one says in another language, by the name of its file. The two then lead to each other, and search engines are told.
   */
  translationOf?: string;
  /**
   * ltr from left to right, rtl from right to left. Left out, as the language is written.
   */
  dir?: 'ltr' | 'rtl';
  /**
   * The description of this page for search engines: organization, breadcrumbs, or what the code of a kind has, such as course, course-list, blog-posting, event and person.
   *
   * Items: One kind of data.
   */
  structuredData?: string[];
  /**
   * full: header and footer with everything. plain: without announcement, promotion and floating chat button, for a checkout.
   */
  frame?: 'full' | 'plain';
  /**
   * Write true for pages that search engines should not list.
   */
  hidden?: boolean;
  /**
   * Write true for pages that people reach from another page, like a checkout: they are left out of the site map and of the site’s own search, but search engines may still show them.
   */
  unlisted?: boolean;
  /**
   * The day of the last change of substance. Search engines are told; leave it out when you don’t know it.
   */
  updated?: string;
  socialPicture?: PictureOrNoneSource;
  /**
   * Write true while this is invented. `site check --release` refuses samples, so that nothing invented goes live.
   */
  sample?: boolean;
  /**
   * The parts of the page, from top to bottom. Each names its kind and has the fields of that kind.
   *
   * @minItems 1
   */
  sections: SectionSource[];
  /**
   * Whether this is still being written. You see it while you work on the website (site watch); visitors don’t, nor what leads to it.
   */
  draft?: boolean;
}

/**
 * A picture out of content/media.
 */
export interface PictureSource {
  /**
   * The path of the file inside content/media.
   */
  src: string;
  /**
   * What the picture shows, for people who cannot see it. Write "" for a picture that only decorates.
   */
  alt: string;
  /**
   * The point that stays in sight where a page shows only a part of the picture: per cent of the whole picture from the left and from the top.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: First from the left, then from the top.
   */
  focus?: number[];
  crop?: CropSource;
}

/**
 * A few articles of the blog as cards.
 */
export interface PostCardsProps {
  /**
   * A few words above the title that say what kind of thing follows. Leave it out when the title says enough.
   */
  eyebrow?: string;
  /**
   * The section’s heading.
   */
  title: string;
  /**
   * One or two sentences under the title. Bold, italics and links may be used.
   */
  lede?: Html;
  /**
   * Which articles are shown, newest first.
   */
  posts: Post[];
  /**
   * Buttons under the section, the most important first.
   *
   * Items: What it says and where it leads.
   */
  actions?: Action[];
}

/**
 * Shows the articles of the chosen topic.
 */
export interface PostFilterIslandProps {
  /**
   * How the number found is put into words: for none, for one and so on.
   *
   * Items: For one number.
   */
  found: string[];
}

/**
 * The blog’s list: the first article large, the others as cards, with filters by category. The chosen filter is in the address (`?category=oet`).
 */
export interface PostListProps {
  /**
   * Shown above the cards.
   */
  title: string;
  /**
   * Shown above the first article.
   */
  featuredTitle: string;
  /**
   * Says what the row of filters is for.
   */
  filtersLabel: string;
  /**
   * The filter buttons in order; one whose categories have no articles is left out. The first with an empty list of categories is chosen at the start.
   *
   * Items: One filter button.
   */
  filters: {
    /**
     * Part of the address. Small letters, digits and hyphens.
     */
    id: string;
    /**
     * What the visitor reads on the button.
     */
    label: string;
    /**
     * The categories of articles that this filter shows. An empty list shows all articles.
     *
     * Items: Written as in the articles.
     */
    categories: string[];
  }[];
  /**
   * Shown while there are no articles at all. A filter without articles is not offered.
   */
  empty: string;
  /**
   * How the number of articles is put into words after a filter was chosen.
   */
  count: Counted;
  /**
   * Which articles are listed, newest first. `{}` means all.
   */
  posts: Post[];
  /**
   * Filled in by the site if the list has “per”: leave it out.
   */
  pages?: ListPages;
}

/**
 * The lines between the two --- at the top of an article: content/posts/{slug}.mdx, or .md.
 */
export interface PostProps {
  /**
   * The headline.
   */
  title: string;
  /**
   * One or two sentences for cards and search results.
   */
  excerpt: string;
  /**
   * The author, if it is none of the tutors.
   */
  author?: string;
  /**
   * The tutor who wrote it: the file name in content/tutors, without .yaml. Write either this or author.
   */
  tutor?: Tutor;
  /**
   * Write true while this is invented. `site check --release` refuses samples, so that nothing invented goes live.
   */
  sample?: boolean;
  /**
   * The day of publication: year-month-day.
   */
  date: PlannedDate;
  /**
   * The day of the last change of substance.
   */
  updated?: PlannedDate;
  /**
   * One of the categories in site.yaml.
   */
  category: string;
  /**
   * Whether the article is shown on the home page.
   */
  featured: boolean;
  /**
   * What the article is about, for search engines.
   *
   * Items: One search word.
   */
  keywords?: string[];
  /**
   * Two or three other articles.
   *
   * Items: The file name of an article, without its ending.
   */
  related?: Post[];
  /**
   * Where the facts of the article can be looked up. They are listed at its end.
   *
   * Items: One page or document.
   */
  sources?: {
    /**
     * Who published it, and its title.
     */
    title: string;
    /**
     * Where it can be read. Rather the home page of a register than a deep link that may be gone next year.
     */
    url: Link;
    /**
     * The day on which you read it yourself: year-month-day. Leave it out if nobody has.
     */
    accessed?: PlannedDate;
  }[];
  /**
   * A picture of your own at the top and on cards. Left out, one is drawn from what the article says of itself.
   */
  cover?: Picture;
  /**
   * How the cover is drawn if there is no picture. Left out, the category decides.
   */
  art?: {
    /**
     * What is drawn: doors for an exam of stations, waves for speech, answers for a test, a pulse, a lift, stairs, a road in stages, a sheet to tick off, days of a calendar, or dials of a clock.
     */
    motif?: 'answers' | 'days' | 'dials' | 'doors' | 'lift' | 'pulse' | 'road' | 'sheet' | 'stairs' | 'waves';
    /**
     * Which colours of the theme lead: those of the primary colour, the dark ones, or the warm ones.
     */
    tone?: 'calm' | 'deep' | 'warm';
    /**
     * Where it is drawn: on a screen, in a city, in both, or nowhere.
     */
    setting?: 'screen' | 'city' | 'both' | 'none';
    /**
     * The name of a line icon that stands out in the drawing.
     */
    emblem?: IconSource;
    /**
     * How many of the same kind are next to each other, such as the doors of each part of an exam. Names like {facts.osce.apieStations} work.
     *
     * Items: A number, or the name of one.
     */
    groups?: string[];
  };
  /**
   * Addresses that this page had before. People who follow an old link are sent on to the page.
   *
   * Items: An address that no page has any more: the part after the name of the website.
   */
  aliases?: string[];
  /**
   * The first day on which this is shown. Leave it out to show it at once.
   */
  from?: PlannedDate;
  /**
   * The last day on which this is shown. Leave it out to show it for good.
   */
  until?: PlannedDate;
  /**
   * Whether this is still being written. You see it while you work on the website (site watch); visitors don’t, nor what leads to it.
   */
  draft?: boolean;
}

/**
 * A postal address.
 */
export interface PostalAddressSource {
  /**
   * The place’s name.
   */
  name?: string;
  /**
   * House number and street.
   */
  street: string;
  /**
   * Town or city.
   */
  city: string;
  /**
   * The postcode, if there is one.
   */
  postcode?: string;
  /**
   * The country, written out.
   */
  country: string;
  /**
   * When somebody is there.
   */
  hours?: string;
}

/**
 * One course with its price, what is included and the enrol button; best at the end of a course page.
 */
export interface PriceCardProps {
  /**
   * A few words above the title that say what kind of thing follows. Leave it out when the title says enough.
   */
  eyebrow?: string;
  /**
   * The section’s heading.
   */
  title: string;
  /**
   * One or two sentences under the title. Bold, italics and links may be used.
   */
  lede?: Html;
  /**
   * The id of the course: its file name without “.yaml”.
   */
  course: Course;
  /**
   * What is included. Leave it out to show the course’s own features.
   *
   * Items: One thing in a few words.
   */
  points?: string[];
  /**
   * Leave it out to use the course’s own enrol button.
   */
  action?: Action;
  /**
   * A line under the button.
   */
  note?: Html;
}

/**
 * Prints the page.
 */
export interface PrintPageIslandProps {}
/**
 * Shows the promotion instead of the announcements, until it is closed for the day.
 */
export interface PromotionIslandProps {
  /**
   * The key under which the day is remembered; another promotion shows again.
   */
  id: string;
  /**
   * The moment after which the offer is over and no longer shows.
   */
  until?: string;
}

/**
 * Running text, for what needs explaining in full sentences.
 */
export interface ProseProps {
  /**
   * The heading of this section.
   */
  title?: string;
  /**
   * The text. Paragraphs, lists, tables, links and callouts, as in an article.
   */
  body: Body;
}

/**
 * A question of the route finder: content/questions/{id}.yaml. The one with the smallest order comes first; each answer leads to the next question or to an outcome.
 */
export interface QuestionProps {
  /**
   * The question as it is asked.
   */
  title: string;
  /**
   * One sentence under the question: why it is asked, or how to decide. **Bold** and [links](/contact) work.
   */
  hint?: Html;
  /**
   * What the answer is called in the address: `from` makes `?from=nepal`. Questions that ask the same of different people share a key.
   */
  key: string;
  /**
   * What the answer is called in the summary and in the message to the chat.
   */
  short: string;
  /**
   * The answers, in this order.
   *
   * Items: One of the answers. It leads to another question or to an outcome.
   */
  answers: {
    /**
     * What stands for this answer in the address: small letters and hyphens. Links that people have kept name it, so don’t change it later.
     */
    id: string;
    /**
     * What the visitor reads, also in the message to the chat.
     */
    label: string;
    /**
     * Half a sentence under the label, for whoever is not sure.
     */
    hint?: string;
    /**
     * A small drawing before the label.
     */
    icon?: IconSource;
    /**
     * The file name of the question that comes next, without its ending. Leave it out if an outcome follows.
     */
    question?: string;
    /**
     * The file name of the outcome that this answer leads to, without its ending. Leave it out if a question follows.
     */
    outcome?: string;
    /**
     * The id of the branch, in site.yaml under contact, whose chat gets the message of whoever gave this answer.
     */
    branch?: string;
    /**
     * One or two sentences on the page of every outcome for whoever gave this answer. They have to make sense to others too: without JavaScript everybody sees them. **Bold** and [links](/contact) work.
     */
    note?: Html;
  }[];
  /**
   * Write true while this is invented. `site check --release` refuses samples, so that nothing invented goes live.
   */
  sample?: boolean;
  /**
   * The position in lists: small numbers first. Entries with the same number are in alphabetical order of their file names.
   */
  order?: number;
  /**
   * The first day on which this is shown. Leave it out to show it at once.
   */
  from?: PlannedDate;
  /**
   * The last day on which this is shown. Leave it out to show it for good.
   */
  until?: PlannedDate;
  /**
   * Whether this is still being written. You see it while you work on the website (site watch); visitors don’t, nor what leads to it.
   */
  draft?: boolean;
}

/**
 * The courses that the course of this page names as related. Only for a page that is made for each course; nothing is shown if a course names none.
 */
export interface RelatedCoursesProps {
  /**
   * A few words above the title that say what kind of thing follows.
   */
  eyebrow?: string;
  /**
   * The heading of this section.
   */
  title: string;
  /**
   * One or two sentences under the title. **Bold**, *emphasis* and [links](/contact) work.
   */
  lede?: Html;
  /**
   * Always true: shows the course that the page is made for.
   */
  course: CourseDetail;
}

/**
 * Lets a chat link open the message that the enrolment form made in this tab.
 */
export interface ReopenChatIslandProps {
  /**
   * The chat’s address up to its text: no other address is taken from the tab.
   */
  start: string;
}

/**
 * Keeps the answers in the address.
 */
export interface RouteFinderIslandProps {}
/**
 * The questions of content/questions, one at a time: each answer is a link to the next question or to an outcome. Brings the heading of the page.
 */
export interface RouteFinderProps {
  /**
   * A few words above the title that say what kind of thing follows.
   */
  eyebrow?: string;
  /**
   * The heading of the page.
   */
  title: string;
  /**
   * One or two sentences under the title. **Bold**, *emphasis* and [links](/contact) work.
   */
  lede?: Html;
  /**
   * Says how far one has come; {step} and {steps} are filled in.
   */
  progress: CountedText;
  /**
   * The link to the previous question.
   */
  back: string;
  /**
   * Which questions: {} takes all of them.
   */
  questions: Question[];
}

/**
 * The first question of the route finder, answered right here: each answer leads on to the next question.
 */
export interface RouteInvitationProps {
  /**
   * A few words above the title that say what kind of thing follows.
   */
  eyebrow?: string;
  /**
   * The heading of this section.
   */
  title: string;
  /**
   * One or two sentences under the title. **Bold**, *emphasis* and [links](/contact) work.
   */
  lede?: Html;
  /**
   * The file name of the question, without its ending: the first one.
   */
  question: Question;
  /**
   * The address of the page with all questions.
   */
  to: Link;
}

/**
 * Puts the visitor’s answers into the message to the chat.
 */
export interface RouteMessageIslandProps {
  /**
   * The start of the chat’s address, up to its text.
   */
  chat: string;
  /**
   * With {answers}, {exam} and {address}.
   */
  message: string;
  /**
   * For {exam} if there is no date.
   */
  unknown: string;
  /**
   * Every answer that may be in the address.
   *
   * Items: One answer.
   */
  answers: {
    /**
     * The name in the address.
     */
    key: string;
    /**
     * The value in the address.
     */
    id: string;
    /**
     * The line of the message.
     */
    text: string;
    /**
     * The start of the address of the branch’s chat.
     */
    chat?: string;
  }[];
}

/**
 * Puts dates to the weeks of a plan.
 */
export interface RoutePlanIslandProps {
  /**
   * The steps of the plan: how many weeks each takes, and how few it may.
   *
   * Items: One step.
   */
  steps: {
    /**
     * How many weeks it takes.
     */
    weeks: number;
    /**
     * How few weeks it may take.
     */
    least: number;
  }[];
  /**
   * With {date}.
   */
  weekOf: string;
  /**
   * A number of weeks within a sentence: none, one and so on.
   *
   * Items: For one number.
   */
  weeks: string[];
  /**
   * For the numbers that are not in the list; {count} is filled in.
   */
  other: string;
  /**
   * What is said about the dates, by case.
   */
  state: {
    /**
     * The sentence for this case.
     */
    open: string;
    /**
     * The sentence for this case.
     */
    fits: string;
    /**
     * The sentence for this case.
     */
    tight: string;
    /**
     * The sentence for this case.
     */
    near: string;
    /**
     * The sentence for this case.
     */
    past: string;
  };
  /**
   * How dates and numbers are written, with the digits.
   */
  locale: string;
  /**
   * 0 for Sunday, 1 for Monday.
   */
  firstDay: number;
}

/**
 * The outcome of the route finder: the course or none, and the plan week by week. Only for a page that is made for each outcome, and brings its heading.
 */
export interface RoutePlanProps {
  /**
   * Always true: shows the outcome that the page is made for.
   */
  outcome: Outcome;
  /**
   * The questions whose answers are shown and sent: {} takes all of them.
   */
  questions: Question[];
  /**
   * A few words above the title that say what kind of thing follows.
   */
  eyebrow?: string;
  /**
   * The link back to the questions.
   */
  change: {
    /**
     * What the link says.
     */
    label: string;
    /**
     * The page of the route finder.
     */
    to: Link;
  };
  /**
   * Shown before the answers that were given.
   */
  answersTitle: string;
  /**
   * Shown above the course.
   */
  courseTitle: string;
  /**
   * The link to the course’s own page.
   */
  about: string;
  /**
   * The heading of the plan.
   */
  planTitle: string;
  /**
   * The last question; {exam} is filled in.
   */
  dateLabel: string;
  /**
   * One sentence under the question for the date.
   */
  dateHint: string;
  /**
   * What a week is called without a date; {count} is filled in.
   */
  before: Counted;
  /**
   * What the week of the exam is called without a date.
   */
  examWeek: string;
  /**
   * What a week is called with its Monday; {date} is filled in.
   */
  weekOf: string;
  /**
   * A number of weeks within a sentence; {count} is filled in.
   */
  count: Counted;
  /**
   * One sentence for each case; said when the day of the exam changes.
   */
  state: {
    /**
     * Without a date: the plan begins this week. {exam}, {start} and {end} are filled in.
     */
    open: string;
    /**
     * The whole plan fits. {exam}, {date}, {weeks}, {start} are filled in.
     */
    fits: string;
    /**
     * The plan fits if some steps are shorter. {exam}, {date}, {weeks}, {start} are filled in.
     */
    tight: string;
    /**
     * The plan doesn’t fit; another one may, and is named after this sentence. {exam}, {date}, {weeks}, {least} are filled in.
     */
    near: string;
    /**
     * The day is over. {exam} and {date} are filled in.
     */
    past: string;
    /**
     * Shown before the link to the outcome that still fits.
     */
    instead: string;
    /**
     * Shown if no plan fits any more.
     */
    none: string;
  };
  /**
   * The whole route as one message to the chat. Nothing is sent before the visitor sends it there.
   */
  chat: {
    /**
     * What the button says.
     */
    label: string;
    /**
     * The message: {answers} becomes a line for each answer, {exam} the day of the exam, {address} the address of this page with the answers in it.
     */
    message: string;
    /**
     * One line of the answers: {short} and {label} are filled in.
     */
    answer: string;
    /**
     * The words in the message if there is no day.
     */
    unknown: string;
  };
  /**
   * The button that shares the address of this plan.
   */
  share: {
    /**
     * What the button says.
     */
    label: string;
    /**
     * Said after the link was copied.
     */
    done: string;
  };
  /**
   * What the button says that prints the plan.
   */
  print: string;
}

/**
 * Opens the search over the page.
 */
export interface SearchDialogIslandProps {
  /**
   * The folder of the search engine and its index.
   */
  index: string;
  /**
   * Shown in the place of the results.
   */
  hint: string;
  /**
   * Shown while the search is loading.
   */
  busy: string;
  /**
   * How many pages were found.
   */
  count: {
    /**
     * What the words are written in: it decides which form goes with which number.
     */
    language: string;
    /**
     * How the number is written, if that differs from the language.
     */
    locale?: string;
    /**
     * If the language has its own word form for none, as Arabic has.
     */
    zero?: string;
    /**
     * Shown for one, and for whatever numbers the language treats alike. {count} stands for the number.
     */
    one?: string;
    /**
     * If the language has its own form for two, as Arabic has.
     */
    two?: string;
    /**
     * If the language has its own form for a few, as Arabic and Polish have.
     */
    few?: string;
    /**
     * If the language has its own form for many, as Arabic and Polish have.
     */
    many?: string;
    /**
     * Shown for all other numbers. {count} stands for the number.
     */
    other: string;
  };
  /**
   * Shown if nothing was found. {search} becomes the words searched for.
   */
  empty: string;
  /**
   * Shown if the search can’t be loaded.
   */
  failure: string;
  /**
   * The kind of pages whose addresses begin like this; the first that fits.
   *
   * Items: One kind.
   */
  kinds: {
    /**
     * How the address begins.
     */
    prefix: string;
    /**
     * What such a page is called.
     */
    label: string;
  }[];
}

/**
 * The fields that every section has. The others depend on the kind: schemas/sections.
 */
export interface SectionFieldsSource {
  /**
   * A name for links to this place (#faq) and for branches that change it.
   */
  id?: string;
  /**
   * The background.
   */
  tone?: 'paper' | 'mist' | 'ink';
  /**
   * next-event: only while there is a future event that one can register for. no-next-event: only while there is none. Left out, always. In an open browser too it changes when the event begins.
   */
  when?: 'next-event' | 'no-next-event';
  /**
   * The first day on which this is shown. Leave it out to show it at once.
   */
  from?: string;
  /**
   * The last day on which this is shown. Leave it out to show it for good.
   */
  until?: string;
}

/**
 * The next date, large, with the way to register, until it begins.
 */
export interface SessionProps {
  /**
   * A few words above the title that say what kind of thing follows. Leave it out when the title says enough.
   */
  eyebrow?: string;
  /**
   * The section’s heading.
   */
  title: string;
  /**
   * One or two sentences under the title. Bold, italics and links may be used.
   */
  lede?: Html;
  /**
   * next: the soonest future event; the section is there while there is one. Or the id of an event: its file name without “.yaml”.
   */
  event: Event;
  /**
   * More facts beside date, time and place.
   *
   * Items: A value and what it stands for.
   */
  facts?: {
    /**
     * Short; read first.
     */
    value: string;
    /**
     * What the value is.
     */
    label: string;
  }[];
  /**
   * More buttons next to the one that registers, which comes from the event.
   *
   * Items: What it says and where it leads.
   */
  actions?: Action[];
}

/**
 * Shares the article or copies its link.
 */
export interface ShareIslandProps {
  /**
   * The title that is shared.
   */
  title: string;
  /**
   * The absolute address that is shared; empty for the one in the address bar.
   */
  address: string;
  /**
   * Said after the link was copied.
   */
  done: string;
}

/**
 * site.yaml: who the academy is, the addresses of the pages, menus, theme and forms.
 */
export interface SiteProps {
  /**
   * For a branch: the path to the site.yaml of the site that this one builds on. The branch then contains only what differs.
   */
  extends?: string;
  /**
   * For a branch: which entries of the base appear by themselves. all (or left out): every one. listed: only those that the branch has a file for. Or one by one for each collection: all, listed, or the ids to take in.
   */
  inherit?:
    | {
        /**
         * all, listed, or the ids of the entries to take in.
         */
        [k: string]: string[] | string;
      }
    | string;
  /**
   * For a branch: what applies to every entry of a folder, by the folder and “*”. A file of its own for one of them overrides it.
   */
  overrides?: {
    /**
     * The fields of every entry, below “*”. null takes one out.
     */
    [k: string]: {
      /**
       * As in a file of the folder.
       */
      [k: string]: {
        [k: string]: {};
      };
    };
  };
  /**
   * For a branch whose inherit doesn’t include everything: the entries of the base that it knows and doesn’t show, by collection. “site drift” names those that are in neither list; “site drift --keep” adds them here.
   */
  seen?: {
    /**
     * The ids of the entries.
     *
     * Items: The id of an entry: the name of its file without the ending.
     */
    [k: string]: string[];
  };
  /**
   * For a branch: what it inherits from its base on purpose, although every site should have its own: fields of site.yaml (contact, contact.email) and collections or entries (legal, legal/privacy).
   *
   * Items: A field of site.yaml, a collection, or an entry.
   */
  confirmed?: string[];
  /**
   * The name of the academy. Elsewhere it is written {site.name}.
   */
  name: string;
  /**
   * One line that says what the academy does.
   */
  tagline?: string;
  /**
   * One or two sentences for search engines.
   */
  description?: string;
  /**
   * What search engines are told that you are: a type of schema.org, such as LocalBusiness or EducationalOrganization. Left out, Organization.
   */
  organisationType?: string;
  /**
   * The company or person who is answerable for the site. Texts name it as {site.legalEntity.name}; search engines are told.
   */
  legalEntity?: {
    /**
     * The full name, as it is registered.
     */
    name: string;
    /**
     * The number in the register of companies.
     */
    number?: string;
    /**
     * Write true while this is made up. `site check --release` refuses placeholders.
     */
    placeholder?: boolean;
  };
  /**
   * Write true while the value is made up. `site check --release` refuses placeholders.
   */
  placeholder?: boolean;
  /**
   * Where the site will be found: https:// and the host, nothing after it.
   */
  origin: string;
  /**
   * Other sites of the same family, such as the branches, where a visitor finds the same pages in another language or for another country. Each page leads to the same page there, and search engines are told.
   */
  alternates?: {
    /**
     * The name of the group of links to the other sites, for those who don’t see them.
     */
    label: string;
    /**
     * The other sites, in the order in which they are shown.
     *
     * Items: A site in the same repository. Its language, its address and its pages are read there.
     */
    sites: {
      /**
       * The path from this folder to its site.yaml.
       */
      site: string;
      /**
       * What the link to it says, in its own language.
       */
      label: string;
    }[];
  };
  /**
   * The path that the site is served under, if it is not at the top: /branch. Hosts distinguish capitals from small letters.
   */
  base?: string;
  /**
   * Whether addresses are written with a slash at the end: /courses/, in the file courses/index.html. Left out, without one: /courses, in the file courses.html.
   */
  trailingSlash?: boolean;
  /**
   * Where the website will be served from: headers and redirects are written as that host reads them. Left out, as Netlify and Cloudflare Pages both do.
   */
  hosting?: 'cloudflare' | 'netlify' | 'github-pages' | 'nginx' | 'caddy' | 'apache' | 's3';
  /**
   * The language that the texts are written in, as a language tag: en-GB, ne. Browsers, search engines and screen readers go by it.
   */
  language: string;
  /**
   * The languages that this site has pages in. A page that says its language has its dates, its numbers and everything around it in that language, and the header leads to the same page in the others.
   */
  languages?: {
    /**
     * The name of the links to the other languages, for those who don’t see them.
     */
    label: string;
    /**
     * The language of the site and the others, in the order in which they are shown.
     *
     * Items: One language. For each but that of the site there is a file with the shared words: content/wording.cy.yaml.
     */
    list: {
      /**
       * The language tag, as the pages have it: cy.
       */
      language: string;
      /**
       * What the link to it says, in its own language.
       */
      label: string;
      /**
       * How dates, numbers and money are written on its pages. Left out, as the language has it.
       */
      locale?: string;
      /**
       * The texts of site.yaml in this language: on the left as they are there, on the right as these pages show them.
       */
      words?: {
        /**
         * The same text in this language.
         */
        [k: string]: string;
      };
    }[];
  };
  /**
   * ltr from left to right, rtl from right to left. Left out, as the language is written.
   */
  dir?: 'ltr' | 'rtl';
  /**
   * How dates, numbers and money are written: en-IN for 24 November and ₹2,40,000. Left out, as the language has it.
   */
  locale?: string;
  /**
   * Which digits numbers are written with: latn for 123, deva for १२३. Left out, as the locale has it.
   */
  numbers?: string;
  /**
   * Three letters. Prices are numbers; the sign follows from this.
   */
  currency?: string;
  /**
   * How many decimals a whole price is written with, and to which instalments are rounded: 2 for £600.00, 0 for £600. Left out, as people write the currency: 2 for pounds, 3 for Kuwaiti dinars, none for yen and Nepalese rupees.
   */
  decimals?: number;
  /**
   * For a branch with a currency of its own: how the prices that it inherits are converted. Without it, each of them has to be written again.
   */
  prices?: {
    /**
     * The currency of the base.
     */
    from: string;
    /**
     * How many units of this site’s currency are one of the base’s.
     */
    rate: number;
    /**
     * Converted prices are rounded to a multiple of it. Left out: 0.01.
     */
    roundTo?: number;
  };
  /**
   * The time zone of the academy, as continent and city.
   */
  timeZone: string;
  /**
   * 12 for 4:00 pm, 24 for 16:00. Left out, as the locale has it.
   */
  clock?: 12 | 24;
  /**
   * The logo on light ground.
   */
  logo?: Picture;
  /**
   * The same logo on dark ground.
   */
  logoLight?: Picture;
  /**
   * A picture inside content/media.
   */
  favicon?: string;
  /**
   * What is shown where a page is shared, on all pages that name no picture of their own: PNG or JPEG, 1200 by 630 pixels, or none. Left out, each page gets a picture that is drawn from its title.
   */
  socialPicture?: Picture;
  /**
   * How the academy is reached.
   */
  contact?: {
    /**
     * The phone number, as it is shown, with the country code.
     */
    phone?: string;
    /**
     * The e-mail address.
     */
    email?: string;
    /**
     * The number that chats are sent to.
     */
    whatsapp?: string;
    /**
     * When somebody answers.
     */
    hours?: string;
    /**
     * Write true while the value is made up. `site check --release` refuses placeholders.
     */
    placeholder?: boolean;
    /**
     * The registered office.
     */
    office?: {
      /**
       * The place’s name.
       */
      name?: string;
      /**
       * House number and street.
       */
      street: string;
      /**
       * Town or city.
       */
      city: string;
      /**
       * The postcode, if there is one.
       */
      postcode?: string;
      /**
       * The country, written out.
       */
      country: string;
      /**
       * When somebody is there.
       */
      hours?: string;
    };
    /**
     * Other offices. Texts name one by its id: {site.contact.branches.nepal.phone}.
     *
     * Items: An office: where it is and how it is reached.
     */
    branches?: {
      /**
       * What texts and chats call the branch: small letters, digits and hyphens.
       */
      id: string;
      /**
       * Where the branch is.
       */
      address: {
        /**
         * The place’s name.
         */
        name?: string;
        /**
         * House number and street.
         */
        street: string;
        /**
         * Town or city.
         */
        city: string;
        /**
         * The postcode, if there is one.
         */
        postcode?: string;
        /**
         * The country, written out.
         */
        country: string;
        /**
         * When somebody is there.
         */
        hours?: string;
      };
      /**
       * The phone number of the branch.
       */
      phone?: string;
      /**
       * The number that chats with the branch are sent to.
       */
      whatsapp?: string;
      /**
       * The e-mail address of the branch.
       */
      email?: string;
      /**
       * When somebody answers.
       */
      hours?: string;
      /**
       * Write true while the value is made up. `site check --release` refuses placeholders.
       */
      placeholder?: boolean;
    }[];
  };
  /**
   * The pages of the academy on social networks.
   *
   * Items: One network.
   */
  social?: {
    /**
     * Which network it is.
     */
    network: 'facebook' | 'x' | 'instagram' | 'linkedin' | 'youtube' | 'tiktok';
    /**
     * The page of the academy there.
     */
    url: Link;
    /**
     * What a screen reader says.
     */
    label: string;
  }[];
  /**
   * The chat service.
   */
  chat?: {
    /**
     * How a chat link is made: {number} and {text} are filled in.
     */
    pattern: string;
    /**
     * The button in the corner of each page.
     */
    button?: {
      /**
       * What a screen reader says.
       */
      label: string;
      /**
       * What appears beside the button.
       */
      tooltip: string;
      /**
       * What is already written when the chat opens.
       */
      message: string;
    };
  };
  /**
   * The invitation to the group of students.
   */
  community?: Link;
  /**
   * How the addresses of the shop are made. A course then writes only its shopId.
   */
  shop?: {
    /**
     * Where a course is bought: {id} is filled in with its shopId.
     */
    address: string;
    /**
     * Where the course of the promotion is bought for less: {address} is filled in with its address in the shop, {code} with the code.
     */
    withCode?: string;
  };
  /**
   * Applies to every event that doesn’t say otherwise.
   */
  events?: {
    /**
     * How many minutes an event takes. Texts name it as {site.events.durationMinutes}.
     */
    durationMinutes?: number;
    /**
     * The kind of all events as a type of schema.org. Left out, Event.
     */
    schemaType?:
      | 'Event'
      | 'BusinessEvent'
      | 'ChildrensEvent'
      | 'ComedyEvent'
      | 'ConferenceEvent'
      | 'DanceEvent'
      | 'EducationEvent'
      | 'ExhibitionEvent'
      | 'Festival'
      | 'FoodEvent'
      | 'Hackathon'
      | 'LiteraryEvent'
      | 'MusicEvent'
      | 'PerformingArtsEvent'
      | 'SaleEvent'
      | 'ScreeningEvent'
      | 'SocialEvent'
      | 'SportsEvent'
      | 'TheaterEvent'
      | 'VisualArtsEvent';
  };
  /**
   * Which page is at which address.
   *
   * Items: One address, or one per entry of a collection.
   */
  routes: {
    /**
     * Starts with /. For a collection it ends in :id or :slug, which becomes the file name of each entry; before it, a field of the entries may be a part of their addresses: /plays/:season/:id.
     */
    path: string;
    /**
     * The file name in content/pages, without .yaml.
     */
    page: string;
    /**
     * Makes one page for each entry of this collection: the name of its folder in content.
     */
    collection?: string;
    /**
     * The address of the menu entry that is marked while this page is shown.
     */
    current?: string;
  }[];
  /**
   * Old addresses, and where people who follow them are sent. A page or an entry that has moved says so itself, under aliases.
   *
   * Items: An old address and where it leads now.
   */
  redirects?: {
    /**
     * An address that no page has any more.
     */
    from: string;
    /**
     * A page of this website, or an address elsewhere that begins with https://.
     */
    to: string;
  }[];
  /**
   * The page that is shown if an address leads nowhere.
   */
  notFound?: string;
  /**
   * The top of each page.
   */
  header?: {
    /**
     * The entries of the menu.
     *
     * Items: Either a link (label and to) or a group (label and entries).
     */
    menu?: {
      /**
       * The words of the entry.
       */
      label: string;
      /**
       * Where the entry leads.
       */
      to?: Link;
      /**
       * The links of a group.
       *
       * Items: A label and where it leads.
       */
      entries?: {
        /**
         * The words of the link.
         */
        label: string;
        /**
         * A page of this site or a web address.
         */
        to: Link;
        /**
         * A short line that says what is there.
         */
        description?: string;
      }[];
    }[];
    /**
     * The buttons beside the menu.
     *
     * Items: A button beside the menu.
     */
    actions?: Action[];
    /**
     * The button to the e-learning site.
     */
    login?: {
      /**
       * The address of the e-learning site.
       */
      to: Link;
      /**
       * The long label, if there is room.
       */
      longLabel: string;
      /**
       * The short label, if there is little room.
       */
      shortLabel: string;
    };
  };
  /**
   * The bottom of each page.
   */
  footer?: {
    /**
     * The columns of links.
     *
     * Items: A heading and links.
     */
    groups?: {
      /**
       * The heading of the group.
       */
      title: string;
      /**
       * The links of the group.
       *
       * Items: A label and where it leads.
       */
      links: {
        /**
         * The words of the link.
         */
        label: string;
        /**
         * A page of this site or a web address.
         */
        to: Link;
        /**
         * A short line that says what is there.
         */
        description?: string;
      }[];
    }[];
    /**
     * The columns of contacts.
     *
     * Items: A heading and ways to get in touch.
     */
    contact?: {
      /**
       * The heading of the column.
       */
      title: string;
      /**
       * One line each.
       *
       * Items: One way to get in touch.
       */
      items: {
        /**
         * The name of a line icon.
         */
        icon: IconSource;
        /**
         * What the text is, for screen readers.
         */
        label: string;
        /**
         * What is shown.
         */
        text: string;
        /**
         * Where it leads: tel:, mailto: or a page.
         */
        to?: Link;
      }[];
    }[];
    /**
     * The last line of links.
     *
     * Items: A label and where it leads.
     */
    legal?: {
      /**
       * The words of the link.
       */
      label: string;
      /**
       * A page of this site or a web address.
       */
      to: Link;
      /**
       * A short line that says what is there.
       */
      description?: string;
    }[];
    /**
     * Which accreditations are in the footer.
     */
    registrations?: Accreditation[];
    /**
     * The copyright line; {year} becomes the year of the build.
     */
    copyright?: string;
    /**
     * Who made the site.
     */
    credit?: {
      /**
       * The words of the link.
       */
      label: string;
      /**
       * A page of this site or a web address.
       */
      to: Link;
      /**
       * A short line that says what is there.
       */
      description?: string;
    };
  };
  /**
   * The bar above the header.
   */
  announcement?: {
    /**
     * Short notes, one after the other.
     *
     * Items: One short note.
     */
    items: string[];
    /**
     * The label of the button that hides the bar.
     */
    close: string;
    /**
     * The bar’s name for screen readers.
     */
    label: string;
    /**
     * The label of the button that stops the movement.
     */
    pause?: string;
    /**
     * The label of the button that starts the movement again.
     */
    play?: string;
    /**
     * The first day on which this is shown. Leave it out to show it at once.
     */
    from?: PlannedDate;
    /**
     * The last day on which this is shown. Leave it out to show it for good.
     */
    until?: PlannedDate;
  };
  /**
   * The offer that replaces the announcements after five seconds, on the page of its course and on general pages. The saving is calculated from the prices of the course.
   */
  promotion?: {
    /**
     * The course that the offer is about.
     */
    course: Course;
    /**
     * The code that a student types in the shop.
     */
    code: string;
    /**
     * What the course costs with the code.
     */
    price: Money;
    /**
     * The heading of the offer.
     */
    title: string;
    /**
     * One or two sentences.
     */
    text: string;
    /**
     * The short line; {percent} becomes the percentage saved.
     */
    badge: string;
    /**
     * The label of the button.
     */
    enrolLabel: string;
    /**
     * Where the button leads. Left out, it is the course’s address in the shop with the code, or where the course is enrolled on.
     */
    enrolLink?: Link;
    /**
     * The label of the button that closes the offer.
     */
    close: string;
    /**
     * The first day on which this is shown. Leave it out to show it at once.
     */
    from?: PlannedDate;
    /**
     * The last day on which this is shown. Leave it out to show it for good.
     */
    until?: PlannedDate;
    /**
     * The line that says when the offer ends; {date} becomes the last day.
     */
    untilText?: string;
    /**
     * Write true while a value of the offer is made up. `site check --release` refuses placeholders.
     */
    placeholder?: boolean;
  };
  /**
   * The dialog that offers the free guide for contact details.
   */
  lead?: {
    /**
     * The form in the dialog.
     */
    form: Form;
    /**
     * The heading of the dialog.
     */
    title: string;
    /**
     * One or two sentences.
     */
    text: string;
    /**
     * The label of the button that closes the dialog.
     */
    close: string;
    /**
     * The label of the second button.
     */
    cancel: string;
    /**
     * The id of the download that starts after sending.
     */
    download?: string;
  };
  /**
   * Whose film players the pages may show. The policy of the site allows no others.
   *
   * Items: Where films are.
   */
  videos?: ('youtube' | 'vimeo')[];
  /**
   * A counter that shows which pages are read. Left out, nobody is counted.
   */
  analytics?: {
    /**
     * The program that counts. All four do without cookies.
     */
    counter: 'plausible' | 'goatcounter' | 'umami' | 'matomo';
    /**
     * Where the counter listens: the https address that its own script would send to.
     */
    address: string;
    /**
     * The name or number under which the counter knows this website. Plausible knows it by its host unless you say otherwise; GoatCounter by its own address.
     */
    website?: string;
    /**
     * asked: nobody is counted before they have said yes. objection: everybody is counted until they say no, which only some laws allow. Left out, it is asked.
     */
    consent?: 'asked' | 'objection';
  };
  /**
   * How what is changed in the visual editor comes to the website.
   */
  editing?: {
    /**
     * directly puts changes where the website is built from; review puts them on a branch of their own, for somebody to look at first.
     */
    publish: 'directly' | 'review';
  };
  /**
   * A search over all pages, opened from the header. Leave it out for a site without one.
   */
  search?: {
    /**
     * The page that shows the search by itself, for browsers without scripts.
     */
    page: string;
    /**
     * The label of the button in the header.
     */
    open: string;
    /**
     * The label of the button that closes the search.
     */
    close: string;
    /**
     * The search’s name.
     */
    title: string;
    /**
     * The label of the field.
     */
    label: string;
    /**
     * Shown in the empty field.
     */
    placeholder: string;
    /**
     * The label of the button that searches.
     */
    submit: string;
    /**
     * Shown in the place of the results.
     */
    hint: string;
    /**
     * Shown while the search is loading.
     */
    busy: string;
    /**
     * How many pages were found.
     */
    count: Counted;
    /**
     * Shown if nothing was found. {search} becomes the words searched for.
     */
    empty: string;
    /**
     * Shown if the search can’t be loaded.
     */
    failure: string;
    /**
     * What each result is: a word for each kind whose entries have pages, by the folder of its files (posts: Article), and “other” for all other pages.
     */
    kinds: {
      /**
       * Shown above every other page.
       */
      other: string;
      /**
       * Shown above an entry of this kind.
       */
      [k: string]: string;
    };
  };
  /**
   * PDF documents: either made from the content, or a ready file.
   *
   * Items: One document.
   */
  downloads?: {
    /**
     * How buttons refer to it.
     */
    id: string;
    /**
     * The file’s name when it is saved.
     */
    fileName: string;
    /**
     * The title of the document.
     */
    title: string;
    /**
     * The line under the title.
     */
    subtitle?: string;
    /**
     * A PDF inside content/media. Left out, the document is made from the content below.
     */
    file?: string;
    /**
     * The articles that the document is made from.
     *
     * Items: The file name of an article.
     */
    posts?: Post[];
    /**
     * The courses that the document describes.
     *
     * Items: The file name of a course.
     */
    courses?: Course[];
    /**
     * The doors of an exam, one after the other, from the section `stations` of a page.
     */
    stations?: {
      /**
       * The file name of the page that shows the doors.
       */
      page: string;
      /**
       * The title of this chapter.
       */
      title: string;
      /**
       * One or two sentences under the title.
       */
      lede?: string;
    };
    /**
     * Chapters with a plan, day by day.
     *
     * Items: A plan, day by day; the days are numbered for you.
     */
    plans?: {
      /**
       * The title of this chapter.
       */
      title: string;
      /**
       * One or two sentences under the title.
       */
      lede?: string;
      /**
       * What a day is called; {number} is filled in.
       */
      label: string;
      /**
       * The days in order.
       *
       * Items: What is done on a day.
       */
      days: {
        /**
         * What is done, one line for each sitting.
         *
         * Items: One or two sentences.
         */
        texts: string[];
        /**
         * The titles of the stations that are practised on this day, as the page of the doors writes them.
         *
         * Items: The title of a station.
         */
        stations?: string[];
      }[];
    }[];
    /**
     * Chapters with things to tick off.
     *
     * Items: A chapter with things to tick off.
     */
    checklists?: {
      /**
       * The title of this chapter.
       */
      title: string;
      /**
       * One or two sentences under the title.
       */
      lede?: string;
      /**
       * Things that belong together.
       *
       * Items: Things that belong together.
       */
      groups: {
        /**
         * When or where they are needed.
         */
        title: string;
        /**
         * One line each.
         *
         * Items: One line.
         */
        items: string[];
      }[];
    }[];
    /**
     * A list at the beginning of the document.
     *
     * Items: One line.
     */
    points?: string[];
  }[];
  /**
   * Where each form goes, by the file name of the form. A form without a delivery is an error.
   */
  forms?: {
    /**
     * Where this form goes.
     */
    [k: string]: {
      /**
       * Where the form goes.
       */
      delivery: {
        /**
         * endpoint posts to a form service; chat opens the chat service with the message of the form.
         */
        kind: 'endpoint' | 'chat';
        /**
         * Only for endpoint: the https address that takes the form.
         */
        action?: string;
        /**
         * Only for chat: who is written to. Left out, it is the chat number of the contacts.
         */
        number?: string;
      };
    };
  };
  /**
   * How the checkout works.
   */
  checkout?: {
    /**
     * The course for /checkout without a course. An id that names no course leads to the catalogue.
     */
    defaultCourse: string;
    /**
     * The page that a route makes for each course to enrol on it. Any other page made for each course is the page of the course. Left out, the first route for courses leads to the checkout.
     */
    page?: string;
    /**
     * Into how many monthly payments a price is split. Texts name it as {site.checkout.instalments}.
     */
    instalments?: number;
    /**
     * Who gives the credit behind the instalments. Texts name it as {site.checkout.lender.name}.
     */
    lender?: {
      /**
       * The name of the lender.
       */
      name: string;
      /**
       * The day on which the lender approved the wording of this site. `site check --release` refuses a lender without it.
       */
      approvedOn?: PlannedDate;
    };
  };
  /**
   * The categories that a course can have. Left out, a course may write any.
   *
   * Items: Small letters, digits and hyphens.
   */
  courseCategories?: string[];
  /**
   * How courses without a picture are drawn. What a course says in its own art wins over its field, that over its format, that over its category.
   */
  courseArt?: {
    /**
     * How the courses of a category are drawn.
     */
    categories?: {
      /**
       * How the courses of this category are drawn.
       */
      [k: string]: {
        /**
         * What is drawn: doors for an exam of stations, waves for speech, answers for a test, a pulse, a lift, stairs, a road in stages, a sheet to tick off, days of a calendar, or dials of a clock.
         */
        motif?:
          'answers' | 'days' | 'dials' | 'doors' | 'lift' | 'pulse' | 'road' | 'sheet' | 'stairs' | 'waves';
        /**
         * Which colours of the theme lead: those of the primary colour, the dark ones, or the warm ones.
         */
        tone?: 'calm' | 'deep' | 'warm';
        /**
         * Where it is drawn: on a screen, in a city, in both, or nowhere.
         */
        setting?: 'screen' | 'city' | 'both' | 'none';
        /**
         * The name of a line icon that stands out in the drawing.
         */
        emblem?: IconSource;
        /**
         * How many of the same kind are next to each other, such as the doors of each part of an exam. Names like {facts.osce.apieStations} work.
         *
         * Items: A number, or the name of one.
         */
        groups?: string[];
      };
    };
    /**
     * What the format of a course adds to its drawing.
     *
     * Items: A format of courses, and how it is drawn.
     */
    formats?: {
      /**
       * The format, as the courses write it.
       */
      is: string;
      /**
       * What it adds to the drawing.
       */
      art: {
        /**
         * What is drawn: doors for an exam of stations, waves for speech, answers for a test, a pulse, a lift, stairs, a road in stages, a sheet to tick off, days of a calendar, or dials of a clock.
         */
        motif?:
          'answers' | 'days' | 'dials' | 'doors' | 'lift' | 'pulse' | 'road' | 'sheet' | 'stairs' | 'waves';
        /**
         * Which colours of the theme lead: those of the primary colour, the dark ones, or the warm ones.
         */
        tone?: 'calm' | 'deep' | 'warm';
        /**
         * Where it is drawn: on a screen, in a city, in both, or nowhere.
         */
        setting?: 'screen' | 'city' | 'both' | 'none';
        /**
         * The name of a line icon that stands out in the drawing.
         */
        emblem?: IconSource;
        /**
         * How many of the same kind are next to each other, such as the doors of each part of an exam. Names like {facts.osce.apieStations} work.
         *
         * Items: A number, or the name of one.
         */
        groups?: string[];
      };
    }[];
    /**
     * What the field of a course adds to its drawing.
     *
     * Items: A field of courses, and how it is drawn.
     */
    fields?: {
      /**
       * The field, as the courses write it.
       */
      is: string;
      /**
       * What it adds to the drawing.
       */
      art: {
        /**
         * What is drawn: doors for an exam of stations, waves for speech, answers for a test, a pulse, a lift, stairs, a road in stages, a sheet to tick off, days of a calendar, or dials of a clock.
         */
        motif?:
          'answers' | 'days' | 'dials' | 'doors' | 'lift' | 'pulse' | 'road' | 'sheet' | 'stairs' | 'waves';
        /**
         * Which colours of the theme lead: those of the primary colour, the dark ones, or the warm ones.
         */
        tone?: 'calm' | 'deep' | 'warm';
        /**
         * Where it is drawn: on a screen, in a city, in both, or nowhere.
         */
        setting?: 'screen' | 'city' | 'both' | 'none';
        /**
         * The name of a line icon that stands out in the drawing.
         */
        emblem?: IconSource;
        /**
         * How many of the same kind are next to each other, such as the doors of each part of an exam. Names like {facts.osce.apieStations} work.
         *
         * Items: A number, or the name of one.
         */
        groups?: string[];
      };
    }[];
  };
  /**
   * How articles without a picture of their own are drawn, by category. What an article says in its own art wins.
   *
   * Items: A category of articles, and how it is drawn.
   */
  postArt?: {
    /**
     * The category, as the articles write it.
     */
    is: string;
    /**
     * How its articles are drawn.
     */
    art: {
      /**
       * What is drawn: doors for an exam of stations, waves for speech, answers for a test, a pulse, a lift, stairs, a road in stages, a sheet to tick off, days of a calendar, or dials of a clock.
       */
      motif?:
        'answers' | 'days' | 'dials' | 'doors' | 'lift' | 'pulse' | 'road' | 'sheet' | 'stairs' | 'waves';
      /**
       * Which colours of the theme lead: those of the primary colour, the dark ones, or the warm ones.
       */
      tone?: 'calm' | 'deep' | 'warm';
      /**
       * Where it is drawn: on a screen, in a city, in both, or nowhere.
       */
      setting?: 'screen' | 'city' | 'both' | 'none';
      /**
       * The name of a line icon that stands out in the drawing.
       */
      emblem?: IconSource;
      /**
       * How many of the same kind are next to each other, such as the doors of each part of an exam. Names like {facts.osce.apieStations} work.
       *
       * Items: A number, or the name of one.
       */
      groups?: string[];
    };
  }[];
  /**
   * The picture of each course category, for courses without one of their own. If there is none, one is drawn.
   */
  coursePictures?: {
    /**
     * The picture of the courses of this category.
     */
    [k: string]: Picture;
  };
  /**
   * How reading times are worked out.
   */
  reading?: {
    /**
     * How many words readers of this site read in a minute. Left out, 200: the pace of somebody who reads in a second language and thinks about it.
     */
    wordsPerMinute: number;
  };
  /**
   * The categories that an article can have.
   *
   * Items: The name of the category.
   */
  postCategories?: string[];
  /**
   * Colours and typefaces.
   */
  theme?: {
    /**
     * One palette for light and one for dark devices.
     */
    colours: {
      /**
       * The colours on a light device.
       */
      light: {
        /**
         * The background of the page. Six digits after #.
         */
        paper: string;
        /**
         * The background of cards and forms. Six digits after #.
         */
        surface: string;
        /**
         * The background of quietly tinted bands. Six digits after #.
         */
        mist: string;
        /**
         * Headings and strong text. Six digits after #.
         */
        ink: string;
        /**
         * Running text. Six digits after #.
         */
        text: string;
        /**
         * Notes and captions. Six digits after #.
         */
        muted: string;
        /**
         * Hairlines and borders of cards. Six digits after #.
         */
        line: string;
        /**
         * Links and important shapes. Six digits after #.
         */
        primary: string;
        /**
         * The main colour under the pointer. Six digits after #.
         */
        'primary-strong': string;
        /**
         * Text on the main colour. Six digits after #.
         */
        'on-primary': string;
        /**
         * The one most important action of a screen. Six digits after #.
         */
        accent: string;
        /**
         * Text on the accent. Six digits after #.
         */
        'on-accent': string;
        /**
         * Confirmations and savings. Six digits after #.
         */
        success: string;
        /**
         * Error messages in forms. Six digits after #.
         */
        danger: string;
        /**
         * The ring around what the keyboard has reached. Six digits after #.
         */
        focus: string;
        /**
         * The background of dark bands. Six digits after #.
         */
        'ink-surface': string;
        /**
         * Headings and text on dark bands. Six digits after #.
         */
        'on-ink': string;
        /**
         * Notes on dark bands. Six digits after #.
         */
        'on-ink-muted': string;
      };
      /**
       * The colours on a dark device.
       */
      dark: {
        /**
         * The background of the page. Six digits after #.
         */
        paper: string;
        /**
         * The background of cards and forms. Six digits after #.
         */
        surface: string;
        /**
         * The background of quietly tinted bands. Six digits after #.
         */
        mist: string;
        /**
         * Headings and strong text. Six digits after #.
         */
        ink: string;
        /**
         * Running text. Six digits after #.
         */
        text: string;
        /**
         * Notes and captions. Six digits after #.
         */
        muted: string;
        /**
         * Hairlines and borders of cards. Six digits after #.
         */
        line: string;
        /**
         * Links and important shapes. Six digits after #.
         */
        primary: string;
        /**
         * The main colour under the pointer. Six digits after #.
         */
        'primary-strong': string;
        /**
         * Text on the main colour. Six digits after #.
         */
        'on-primary': string;
        /**
         * The one most important action of a screen. Six digits after #.
         */
        accent: string;
        /**
         * Text on the accent. Six digits after #.
         */
        'on-accent': string;
        /**
         * Confirmations and savings. Six digits after #.
         */
        success: string;
        /**
         * Error messages in forms. Six digits after #.
         */
        danger: string;
        /**
         * The ring around what the keyboard has reached. Six digits after #.
         */
        focus: string;
        /**
         * The background of dark bands. Six digits after #.
         */
        'ink-surface': string;
        /**
         * Headings and text on dark bands. Six digits after #.
         */
        'on-ink': string;
        /**
         * Notes on dark bands. Six digits after #.
         */
        'on-ink-muted': string;
      };
    };
    /**
     * One for headings, one for text.
     */
    fonts?: {
      /**
       * The typeface of headings.
       */
      heading?: {
        /**
         * The name of the typeface.
         */
        family: string;
        /**
         * A woff2 file inside content/media.
         */
        file: string;
        /**
         * The weight, or the lightest and the heaviest of a variable font.
         */
        weights: string;
        /**
         * Upright or italic.
         */
        style?: 'normal' | 'italic';
        /**
         * The kind of the device’s own typefaces that is shown until the file has arrived: with or without serifs. It is scaled to the same width and height automatically.
         */
        fallback: 'serif' | 'sans-serif';
      };
      /**
       * The typeface of text.
       */
      text?: {
        /**
         * The name of the typeface.
         */
        family: string;
        /**
         * A woff2 file inside content/media.
         */
        file: string;
        /**
         * The weight, or the lightest and the heaviest of a variable font.
         */
        weights: string;
        /**
         * Upright or italic.
         */
        style?: 'normal' | 'italic';
        /**
         * The kind of the device’s own typefaces that is shown until the file has arrived: with or without serifs. It is scaled to the same width and height automatically.
         */
        fallback: 'serif' | 'sans-serif';
      };
      /**
       * For what the two typefaces can’t write: by script, Deva for Devanagari, Arab for Arabic, Zsym for signs such as ₹ → ✓. Only a page that shows the script fetches its file, and only the letters in use are in it.
       */
      scripts?: {
        /**
         * The typeface of headings and text in this script.
         */
        [k: string]: {
          /**
           * The name of the typeface.
           */
          family: string;
          /**
           * A woff2 file inside content/media.
           */
          file: string;
          /**
           * The weight, or the lightest and the heaviest of a variable font.
           */
          weights: string;
        };
      };
    };
  };
  /**
   * What runs in the browser.
   */
  client?: {
    /**
     * What drives the interactive parts: preact is smaller.
     */
    runtime: 'react' | 'preact';
  };
  /**
   * How names and abbreviations are spelled on this website. The check finds different spellings in the texts for visitors.
   *
   * Items: One name or abbreviation. Different capitals, as in Osce, are found by themselves.
   */
  glossary?: {
    /**
     * The right spelling, with its capitals.
     */
    term: string;
    /**
     * Other spellings that are to be found. Those that differ only in capitals need not be listed.
     *
     * Items: A spelling that is not right.
     */
    not?: string[];
  }[];
  /**
   * Warnings that are known and meant, each with a reason.
   *
   * Items: One warning.
   */
  accept?: {
    /**
     * The code of the warning.
     */
    code: string;
    /**
     * Only in this file.
     */
    file?: string;
    /**
     * Only if the warning has some: the words that it puts in quotes.
     */
    text?: string;
    /**
     * Why it is fine.
     */
    reason: string;
  }[];
}

/**
 * Searches the whole site.
 */
export interface SiteSearchIslandProps {
  /**
   * The folder of the search engine and its index.
   */
  index: string;
  /**
   * Shown in the place of the results.
   */
  hint: string;
  /**
   * Shown while the search is loading.
   */
  busy: string;
  /**
   * How many pages were found.
   */
  count: {
    /**
     * What the words are written in: it decides which form goes with which number.
     */
    language: string;
    /**
     * How the number is written, if that differs from the language.
     */
    locale?: string;
    /**
     * If the language has its own word form for none, as Arabic has.
     */
    zero?: string;
    /**
     * Shown for one, and for whatever numbers the language treats alike. {count} stands for the number.
     */
    one?: string;
    /**
     * If the language has its own form for two, as Arabic has.
     */
    two?: string;
    /**
     * If the language has its own form for a few, as Arabic and Polish have.
     */
    few?: string;
    /**
     * If the language has its own form for many, as Arabic and Polish have.
     */
    many?: string;
    /**
     * Shown for all other numbers. {count} stands for the number.
     */
    other: string;
  };
  /**
   * Shown if nothing was found. {search} becomes the words searched for.
   */
  empty: string;
  /**
   * Shown if the search can’t be loaded.
   */
  failure: string;
  /**
   * The kind of pages whose addresses begin like this; the first that fits.
   *
   * Items: One kind.
   */
  kinds: {
    /**
     * How the address begins.
     */
    prefix: string;
    /**
     * What such a page is called.
     */
    label: string;
  }[];
}

/**
 * The search of the whole site with its results, on a page of its own. Its words are in site.yaml under search.
 */
export interface SiteSearchProps {
  /**
   * The heading of the page.
   */
  title: string;
  /**
   * A sentence under the title. **Bold**, *emphasis* and [links](/contact) work.
   */
  lede?: Html;
  /**
   * Always true.
   */
  search: SiteSearch;
}

/**
 * site.yaml: who the academy is, the addresses of the pages, menus, theme and forms.
 */
export interface SiteSource {
  /**
   * For a branch: the path to the site.yaml of the site that this one builds on. The branch then contains only what differs.
   */
  extends?: string;
  /**
   * For a branch: which entries of the base appear by themselves. all (or left out): every one. listed: only those that the branch has a file for. Or one by one for each collection: all, listed, or the ids to take in.
   */
  inherit?:
    | {
        /**
         * all, listed, or the ids of the entries to take in.
         */
        [k: string]: string[] | string;
      }
    | string;
  /**
   * For a branch: what applies to every entry of a folder, by the folder and “*”. A file of its own for one of them overrides it.
   */
  overrides?: {
    /**
     * The fields of every entry, below “*”. null takes one out.
     */
    [k: string]: {
      /**
       * As in a file of the folder.
       */
      [k: string]: {
        [k: string]: unknown;
      };
    };
  };
  /**
   * For a branch whose inherit doesn’t include everything: the entries of the base that it knows and doesn’t show, by collection. “site drift” names those that are in neither list; “site drift --keep” adds them here.
   */
  seen?: {
    /**
     * The ids of the entries.
     *
     * Items: The id of an entry: the name of its file without the ending.
     */
    [k: string]: string[];
  };
  /**
   * For a branch: what it inherits from its base on purpose, although every site should have its own: fields of site.yaml (contact, contact.email) and collections or entries (legal, legal/privacy).
   *
   * Items: A field of site.yaml, a collection, or an entry.
   */
  confirmed?: string[];
  /**
   * The name of the academy. Elsewhere it is written {site.name}.
   */
  name: string;
  /**
   * One line that says what the academy does.
   */
  tagline?: string;
  /**
   * One or two sentences for search engines.
   */
  description?: string;
  /**
   * What search engines are told that you are: a type of schema.org, such as LocalBusiness or EducationalOrganization. Left out, Organization.
   */
  organisationType?: string;
  /**
   * The company or person who is answerable for the site. Texts name it as {site.legalEntity.name}; search engines are told.
   */
  legalEntity?: {
    /**
     * The full name, as it is registered.
     */
    name: string;
    /**
     * The number in the register of companies.
     */
    number?: string;
    /**
     * Write true while this is made up. `site check --release` refuses placeholders.
     */
    placeholder?: boolean;
  };
  /**
   * Write true while the value is made up. `site check --release` refuses placeholders.
   */
  placeholder?: boolean;
  /**
   * Where the site will be found: https:// and the host, nothing after it.
   */
  origin: string;
  /**
   * Other sites of the same family, such as the branches, where a visitor finds the same pages in another language or for another country. Each page leads to the same page there, and search engines are told.
   */
  alternates?: {
    /**
     * The name of the group of links to the other sites, for those who don’t see them.
     */
    label: string;
    /**
     * The other sites, in the order in which they are shown.
     *
     * Items: A site in the same repository. Its language, its address and its pages are read there.
     */
    sites: {
      /**
       * The path from this folder to its site.yaml.
       */
      site: string;
      /**
       * What the link to it says, in its own language.
       */
      label: string;
    }[];
  };
  /**
   * The path that the site is served under, if it is not at the top: /branch. Hosts distinguish capitals from small letters.
   */
  base?: string;
  /**
   * Whether addresses are written with a slash at the end: /courses/, in the file courses/index.html. Left out, without one: /courses, in the file courses.html.
   */
  trailingSlash?: boolean;
  /**
   * Where the website will be served from: headers and redirects are written as that host reads them. Left out, as Netlify and Cloudflare Pages both do.
   */
  hosting?: 'cloudflare' | 'netlify' | 'github-pages' | 'nginx' | 'caddy' | 'apache' | 's3';
  /**
   * The language that the texts are written in, as a language tag: en-GB, ne. Browsers, search engines and screen readers go by it.
   */
  language: string;
  /**
   * The languages that this site has pages in. A page that says its language has its dates, its numbers and everything around it in that language, and the header leads to the same page in the others.
   */
  languages?: {
    /**
     * The name of the links to the other languages, for those who don’t see them.
     */
    label: string;
    /**
     * The language of the site and the others, in the order in which they are shown.
     *
     * @minItems 2
     *
     * Items: One language. For each but that of the site there is a file with the shared words: content/wording.cy.yaml.
     */
    list: {
      /**
       * The language tag, as the pages have it: cy.
       */
      language: string;
      /**
       * What the link to it says, in its own language.
       */
      label: string;
      /**
       * How dates, numbers and money are written on its pages. Left out, as the language has it.
       */
      locale?: string;
      /**
       * The texts of site.yaml in this language: on the left as they are there, on the right as these pages show them.
       */
      words?: {
        /**
         * The same text in this language.
         */
        [k: string]: string;
      };
    }[];
  };
  /**
   * ltr from left to right, rtl from right to left. Left out, as the language is written.
   */
  dir?: 'ltr' | 'rtl';
  /**
   * How dates, numbers and money are written: en-IN for 24 November and ₹2,40,000. Left out, as the language has it.
   */
  locale?: string;
  /**
   * Which digits numbers are written with: latn for 123, deva for १२३. Left out, as the locale has it.
   */
  numbers?: string;
  /**
   * Three letters. Prices are numbers; the sign follows from this.
   */
  currency?: string;
  /**
   * How many decimals a whole price is written with, and to which instalments are rounded: 2 for £600.00, 0 for £600. Left out, as people write the currency: 2 for pounds, 3 for Kuwaiti dinars, none for yen and Nepalese rupees.
   */
  decimals?: number;
  /**
   * For a branch with a currency of its own: how the prices that it inherits are converted. Without it, each of them has to be written again.
   */
  prices?: {
    /**
     * The currency of the base.
     */
    from: string;
    /**
     * How many units of this site’s currency are one of the base’s.
     */
    rate: number;
    /**
     * Converted prices are rounded to a multiple of it. Left out: 0.01.
     */
    roundTo?: number;
  };
  /**
   * The time zone of the academy, as continent and city.
   */
  timeZone: string;
  /**
   * 12 for 4:00 pm, 24 for 16:00. Left out, as the locale has it.
   */
  clock?: 12 | 24;
  logo?: PictureSource;
  logoLight?: PictureSource;
  /**
   * A picture inside content/media.
   */
  favicon?: string;
  socialPicture?: PictureOrNoneSource;
  /**
   * How the academy is reached.
   */
  contact?: {
    /**
     * The phone number, as it is shown, with the country code.
     */
    phone?: string;
    /**
     * The e-mail address.
     */
    email?: string;
    /**
     * The number that chats are sent to.
     */
    whatsapp?: string;
    /**
     * When somebody answers.
     */
    hours?: string;
    /**
     * Write true while the value is made up. `site check --release` refuses placeholders.
     */
    placeholder?: boolean;
    office?: PostalAddressSource;
    /**
     * Other offices. Texts name one by its id: {site.contact.branches.nepal.phone}.
     *
     * @minItems 1
     * @maxItems 50
     *
     * Items: An office: where it is and how it is reached.
     */
    branches?: {
      /**
       * What texts and chats call the branch: small letters, digits and hyphens.
       */
      id: string;
      address: PostalAddressSource;
      /**
       * The phone number of the branch.
       */
      phone?: string;
      /**
       * The number that chats with the branch are sent to.
       */
      whatsapp?: string;
      /**
       * The e-mail address of the branch.
       */
      email?: string;
      /**
       * When somebody answers.
       */
      hours?: string;
      /**
       * Write true while the value is made up. `site check --release` refuses placeholders.
       */
      placeholder?: boolean;
    }[];
  };
  /**
   * The pages of the academy on social networks.
   *
   * @maxItems 50
   *
   * Items: One network.
   */
  social?: {
    /**
     * Which network it is.
     */
    network: 'facebook' | 'x' | 'instagram' | 'linkedin' | 'youtube' | 'tiktok';
    /**
     * The page of the academy there.
     */
    url: string;
    /**
     * What a screen reader says.
     */
    label: string;
  }[];
  /**
   * The chat service.
   */
  chat?: {
    /**
     * How a chat link is made: {number} and {text} are filled in.
     */
    pattern: string;
    /**
     * The button in the corner of each page.
     */
    button?: {
      /**
       * What a screen reader says.
       */
      label: string;
      /**
       * What appears beside the button.
       */
      tooltip: string;
      /**
       * What is already written when the chat opens.
       */
      message: string;
    };
  };
  /**
   * The invitation to the group of students.
   */
  community?: string;
  /**
   * How the addresses of the shop are made. A course then writes only its shopId.
   */
  shop?: {
    /**
     * Where a course is bought: {id} is filled in with its shopId.
     */
    address: string;
    /**
     * Where the course of the promotion is bought for less: {address} is filled in with its address in the shop, {code} with the code.
     */
    withCode?: string;
  };
  /**
   * Applies to every event that doesn’t say otherwise.
   */
  events?: {
    /**
     * How many minutes an event takes. Texts name it as {site.events.durationMinutes}.
     */
    durationMinutes?: number;
    /**
     * The kind of all events as a type of schema.org. Left out, Event.
     */
    schemaType?:
      | 'Event'
      | 'BusinessEvent'
      | 'ChildrensEvent'
      | 'ComedyEvent'
      | 'ConferenceEvent'
      | 'DanceEvent'
      | 'EducationEvent'
      | 'ExhibitionEvent'
      | 'Festival'
      | 'FoodEvent'
      | 'Hackathon'
      | 'LiteraryEvent'
      | 'MusicEvent'
      | 'PerformingArtsEvent'
      | 'SaleEvent'
      | 'ScreeningEvent'
      | 'SocialEvent'
      | 'SportsEvent'
      | 'TheaterEvent'
      | 'VisualArtsEvent';
  };
  /**
   * Which page is at which address.
   *
   * @minItems 1
   *
   * Items: One address, or one per entry of a collection.
   */
  routes: {
    /**
     * Starts with /. For a collection it ends in :id or :slug, which becomes the file name of each entry; before it, a field of the entries may be a part of their addresses: /plays/:season/:id.
     */
    path: string;
    /**
     * The file name in content/pages, without .yaml.
     */
    page: string;
    /**
     * Makes one page for each entry of this collection: the name of its folder in content.
     */
    collection?: string;
    /**
     * The address of the menu entry that is marked while this page is shown.
     */
    current?: string;
  }[];
  /**
   * Old addresses, and where people who follow them are sent. A page or an entry that has moved says so itself, under aliases.
   *
   * Items: An old address and where it leads now.
   */
  redirects?: {
    /**
     * An address that no page has any more.
     */
    from: string;
    /**
     * A page of this website, or an address elsewhere that begins with https://.
     */
    to: string;
  }[];
  /**
   * The page that is shown if an address leads nowhere.
   */
  notFound?: string;
  /**
   * The top of each page.
   */
  header?: {
    /**
     * The entries of the menu.
     *
     * @minItems 1
     * @maxItems 50
     *
     * Items: Either a link (label and to) or a group (label and entries).
     */
    menu?: {
      /**
       * The words of the entry.
       */
      label: string;
      /**
       * Where the entry leads.
       */
      to?: string;
      /**
       * The links of a group.
       *
       * @minItems 1
       * @maxItems 100
       */
      entries?: LabelledLinkSource[];
    }[];
    /**
     * The buttons beside the menu.
     *
     * @maxItems 10
     */
    actions?: ActionSource[];
    /**
     * The button to the e-learning site.
     */
    login?: {
      /**
       * The address of the e-learning site.
       */
      to: string;
      /**
       * The long label, if there is room.
       */
      longLabel: string;
      /**
       * The short label, if there is little room.
       */
      shortLabel: string;
    };
  };
  /**
   * The bottom of each page.
   */
  footer?: {
    /**
     * The columns of links.
     *
     * @maxItems 50
     *
     * Items: A heading and links.
     */
    groups?: {
      /**
       * The heading of the group.
       */
      title: string;
      /**
       * The links of the group.
       *
       * @minItems 1
       * @maxItems 100
       */
      links: LabelledLinkSource[];
    }[];
    /**
     * The columns of contacts.
     *
     * @maxItems 50
     *
     * Items: A heading and ways to get in touch.
     */
    contact?: {
      /**
       * The heading of the column.
       */
      title: string;
      /**
       * One line each.
       *
       * @minItems 1
       * @maxItems 100
       *
       * Items: One way to get in touch.
       */
      items: {
        icon: IconSource;
        /**
         * What the text is, for screen readers.
         */
        label: string;
        /**
         * What is shown.
         */
        text: string;
        /**
         * Where it leads: tel:, mailto: or a page.
         */
        to?: string;
      }[];
    }[];
    /**
     * The last line of links.
     *
     * @maxItems 50
     */
    legal?: LabelledLinkSource[];
    registrations?: EntriesSource;
    /**
     * The copyright line; {year} becomes the year of the build.
     */
    copyright?: string;
    credit?: LabelledLinkSource;
  };
  /**
   * The bar above the header.
   */
  announcement?: {
    /**
     * Short notes, one after the other.
     *
     * @minItems 1
     * @maxItems 50
     *
     * Items: One short note.
     */
    items: string[];
    /**
     * The label of the button that hides the bar.
     */
    close: string;
    /**
     * The bar’s name for screen readers.
     */
    label: string;
    /**
     * The label of the button that stops the movement.
     */
    pause?: string;
    /**
     * The label of the button that starts the movement again.
     */
    play?: string;
    /**
     * The first day on which this is shown. Leave it out to show it at once.
     */
    from?: string;
    /**
     * The last day on which this is shown. Leave it out to show it for good.
     */
    until?: string;
  };
  /**
   * The offer that replaces the announcements after five seconds, on the page of its course and on general pages. The saving is calculated from the prices of the course.
   */
  promotion?: {
    /**
     * The course that the offer is about.
     */
    course: string;
    /**
     * The code that a student types in the shop.
     */
    code: string;
    /**
     * What the course costs with the code.
     */
    price: number | string;
    /**
     * The heading of the offer.
     */
    title: string;
    /**
     * One or two sentences.
     */
    text: string;
    /**
     * The short line; {percent} becomes the percentage saved.
     */
    badge: string;
    /**
     * The label of the button.
     */
    enrolLabel: string;
    /**
     * Where the button leads. Left out, it is the course’s address in the shop with the code, or where the course is enrolled on.
     */
    enrolLink?: string;
    /**
     * The label of the button that closes the offer.
     */
    close: string;
    /**
     * The first day on which this is shown. Leave it out to show it at once.
     */
    from?: string;
    /**
     * The last day on which this is shown. Leave it out to show it for good.
     */
    until?: string;
    /**
     * The line that says when the offer ends; {date} becomes the last day.
     */
    untilText?: string;
    /**
     * Write true while a value of the offer is made up. `site check --release` refuses placeholders.
     */
    placeholder?: boolean;
  };
  /**
   * The dialog that offers the free guide for contact details.
   */
  lead?: {
    /**
     * The form in the dialog.
     */
    form: string;
    /**
     * The heading of the dialog.
     */
    title: string;
    /**
     * One or two sentences.
     */
    text: string;
    /**
     * The label of the button that closes the dialog.
     */
    close: string;
    /**
     * The label of the second button.
     */
    cancel: string;
    /**
     * The id of the download that starts after sending.
     */
    download?: string;
  };
  /**
   * Whose film players the pages may show. The policy of the site allows no others.
   *
   * @minItems 1
   *
   * Items: Where films are.
   */
  videos?: ('youtube' | 'vimeo')[];
  /**
   * A counter that shows which pages are read. Left out, nobody is counted.
   */
  analytics?: {
    /**
     * The program that counts. All four do without cookies.
     */
    counter: 'plausible' | 'goatcounter' | 'umami' | 'matomo';
    /**
     * Where the counter listens: the https address that its own script would send to.
     */
    address: string;
    /**
     * The name or number under which the counter knows this website. Plausible knows it by its host unless you say otherwise; GoatCounter by its own address.
     */
    website?: string;
    /**
     * asked: nobody is counted before they have said yes. objection: everybody is counted until they say no, which only some laws allow. Left out, it is asked.
     */
    consent?: 'asked' | 'objection';
  };
  /**
   * How what is changed in the visual editor comes to the website.
   */
  editing?: {
    /**
     * directly puts changes where the website is built from; review puts them on a branch of their own, for somebody to look at first.
     */
    publish: 'directly' | 'review';
  };
  /**
   * A search over all pages, opened from the header. Leave it out for a site without one.
   */
  search?: {
    /**
     * The page that shows the search by itself, for browsers without scripts.
     */
    page: string;
    /**
     * The label of the button in the header.
     */
    open: string;
    /**
     * The label of the button that closes the search.
     */
    close: string;
    /**
     * The search’s name.
     */
    title: string;
    /**
     * The label of the field.
     */
    label: string;
    /**
     * Shown in the empty field.
     */
    placeholder: string;
    /**
     * The label of the button that searches.
     */
    submit: string;
    /**
     * Shown in the place of the results.
     */
    hint: string;
    /**
     * Shown while the search is loading.
     */
    busy: string;
    count: CountedSource;
    /**
     * Shown if nothing was found. {search} becomes the words searched for.
     */
    empty: string;
    /**
     * Shown if the search can’t be loaded.
     */
    failure: string;
    /**
     * What each result is: a word for each kind whose entries have pages, by the folder of its files (posts: Article), and “other” for all other pages.
     */
    kinds: {
      /**
       * Shown above every other page.
       */
      other: string;
      /**
       * Shown above an entry of this kind.
       */
      [k: string]: string;
    };
  };
  /**
   * PDF documents: either made from the content, or a ready file.
   *
   * Items: One document.
   */
  downloads?: {
    /**
     * How buttons refer to it.
     */
    id: string;
    /**
     * The file’s name when it is saved.
     */
    fileName: string;
    /**
     * The title of the document.
     */
    title: string;
    /**
     * The line under the title.
     */
    subtitle?: string;
    /**
     * A PDF inside content/media. Left out, the document is made from the content below.
     */
    file?: string;
    /**
     * The articles that the document is made from.
     *
     * Items: The file name of an article.
     */
    posts?: string[];
    /**
     * The courses that the document describes.
     *
     * Items: The file name of a course.
     */
    courses?: string[];
    /**
     * The doors of an exam, one after the other, from the section `stations` of a page.
     */
    stations?: {
      /**
       * The file name of the page that shows the doors.
       */
      page: string;
      /**
       * The title of this chapter.
       */
      title: string;
      /**
       * One or two sentences under the title.
       */
      lede?: string;
    };
    /**
     * Chapters with a plan, day by day.
     *
     * @minItems 1
     *
     * Items: A plan, day by day; the days are numbered for you.
     */
    plans?: {
      /**
       * The title of this chapter.
       */
      title: string;
      /**
       * One or two sentences under the title.
       */
      lede?: string;
      /**
       * What a day is called; {number} is filled in.
       */
      label: string;
      /**
       * The days in order.
       *
       * @minItems 1
       *
       * Items: What is done on a day.
       */
      days: {
        /**
         * What is done, one line for each sitting.
         *
         * @minItems 1
         *
         * Items: One or two sentences.
         */
        texts: string[];
        /**
         * The titles of the stations that are practised on this day, as the page of the doors writes them.
         *
         * @minItems 1
         *
         * Items: The title of a station.
         */
        stations?: string[];
      }[];
    }[];
    /**
     * Chapters with things to tick off.
     *
     * @minItems 1
     *
     * Items: A chapter with things to tick off.
     */
    checklists?: {
      /**
       * The title of this chapter.
       */
      title: string;
      /**
       * One or two sentences under the title.
       */
      lede?: string;
      /**
       * Things that belong together.
       *
       * @minItems 1
       *
       * Items: Things that belong together.
       */
      groups: {
        /**
         * When or where they are needed.
         */
        title: string;
        /**
         * One line each.
         *
         * @minItems 1
         *
         * Items: One line.
         */
        items: string[];
      }[];
    }[];
    /**
     * A list at the beginning of the document.
     *
     * Items: One line.
     */
    points?: string[];
  }[];
  /**
   * Where each form goes, by the file name of the form. A form without a delivery is an error.
   */
  forms?: {
    /**
     * Where this form goes.
     */
    [k: string]: {
      /**
       * Where the form goes.
       */
      delivery: {
        /**
         * endpoint posts to a form service; chat opens the chat service with the message of the form.
         */
        kind: 'endpoint' | 'chat';
        /**
         * Only for endpoint: the https address that takes the form.
         */
        action?: string;
        /**
         * Only for chat: who is written to. Left out, it is the chat number of the contacts.
         */
        number?: string;
      };
    };
  };
  /**
   * How the checkout works.
   */
  checkout?: {
    /**
     * The course for /checkout without a course. An id that names no course leads to the catalogue.
     */
    defaultCourse: string;
    /**
     * The page that a route makes for each course to enrol on it. Any other page made for each course is the page of the course. Left out, the first route for courses leads to the checkout.
     */
    page?: string;
    /**
     * Into how many monthly payments a price is split. Texts name it as {site.checkout.instalments}.
     */
    instalments?: number;
    /**
     * Who gives the credit behind the instalments. Texts name it as {site.checkout.lender.name}.
     */
    lender?: {
      /**
       * The name of the lender.
       */
      name: string;
      /**
       * The day on which the lender approved the wording of this site. `site check --release` refuses a lender without it.
       */
      approvedOn?: string;
    };
  };
  /**
   * The categories that a course can have. Left out, a course may write any.
   *
   * @minItems 1
   *
   * Items: Small letters, digits and hyphens.
   */
  courseCategories?: string[];
  /**
   * How courses without a picture are drawn. What a course says in its own art wins over its field, that over its format, that over its category.
   */
  courseArt?: {
    /**
     * How the courses of a category are drawn.
     */
    categories?: {
      [k: string]: ArtSource;
    };
    /**
     * What the format of a course adds to its drawing.
     *
     * @minItems 1
     *
     * Items: A format of courses, and how it is drawn.
     */
    formats?: {
      /**
       * The format, as the courses write it.
       */
      is: string;
      art: ArtSource;
    }[];
    /**
     * What the field of a course adds to its drawing.
     *
     * @minItems 1
     *
     * Items: A field of courses, and how it is drawn.
     */
    fields?: {
      /**
       * The field, as the courses write it.
       */
      is: string;
      art: ArtSource;
    }[];
  };
  /**
   * How articles without a picture of their own are drawn, by category. What an article says in its own art wins.
   *
   * @minItems 1
   *
   * Items: A category of articles, and how it is drawn.
   */
  postArt?: {
    /**
     * The category, as the articles write it.
     */
    is: string;
    art: ArtSource;
  }[];
  /**
   * The picture of each course category, for courses without one of their own. If there is none, one is drawn.
   */
  coursePictures?: {
    [k: string]: PictureSource;
  };
  /**
   * How reading times are worked out.
   */
  reading?: {
    /**
     * How many words readers of this site read in a minute. Left out, 200: the pace of somebody who reads in a second language and thinks about it.
     */
    wordsPerMinute: number;
  };
  /**
   * The categories that an article can have.
   *
   * @minItems 1
   *
   * Items: The name of the category.
   */
  postCategories?: string[];
  /**
   * Colours and typefaces.
   */
  theme?: {
    /**
     * One palette for light and one for dark devices.
     */
    colours: {
      /**
       * The colours on a light device.
       */
      light: {
        /**
         * The background of the page. Six digits after #.
         */
        paper: string;
        /**
         * The background of cards and forms. Six digits after #.
         */
        surface: string;
        /**
         * The background of quietly tinted bands. Six digits after #.
         */
        mist: string;
        /**
         * Headings and strong text. Six digits after #.
         */
        ink: string;
        /**
         * Running text. Six digits after #.
         */
        text: string;
        /**
         * Notes and captions. Six digits after #.
         */
        muted: string;
        /**
         * Hairlines and borders of cards. Six digits after #.
         */
        line: string;
        /**
         * Links and important shapes. Six digits after #.
         */
        primary: string;
        /**
         * The main colour under the pointer. Six digits after #.
         */
        'primary-strong': string;
        /**
         * Text on the main colour. Six digits after #.
         */
        'on-primary': string;
        /**
         * The one most important action of a screen. Six digits after #.
         */
        accent: string;
        /**
         * Text on the accent. Six digits after #.
         */
        'on-accent': string;
        /**
         * Confirmations and savings. Six digits after #.
         */
        success: string;
        /**
         * Error messages in forms. Six digits after #.
         */
        danger: string;
        /**
         * The ring around what the keyboard has reached. Six digits after #.
         */
        focus: string;
        /**
         * The background of dark bands. Six digits after #.
         */
        'ink-surface': string;
        /**
         * Headings and text on dark bands. Six digits after #.
         */
        'on-ink': string;
        /**
         * Notes on dark bands. Six digits after #.
         */
        'on-ink-muted': string;
      };
      /**
       * The colours on a dark device.
       */
      dark: {
        /**
         * The background of the page. Six digits after #.
         */
        paper: string;
        /**
         * The background of cards and forms. Six digits after #.
         */
        surface: string;
        /**
         * The background of quietly tinted bands. Six digits after #.
         */
        mist: string;
        /**
         * Headings and strong text. Six digits after #.
         */
        ink: string;
        /**
         * Running text. Six digits after #.
         */
        text: string;
        /**
         * Notes and captions. Six digits after #.
         */
        muted: string;
        /**
         * Hairlines and borders of cards. Six digits after #.
         */
        line: string;
        /**
         * Links and important shapes. Six digits after #.
         */
        primary: string;
        /**
         * The main colour under the pointer. Six digits after #.
         */
        'primary-strong': string;
        /**
         * Text on the main colour. Six digits after #.
         */
        'on-primary': string;
        /**
         * The one most important action of a screen. Six digits after #.
         */
        accent: string;
        /**
         * Text on the accent. Six digits after #.
         */
        'on-accent': string;
        /**
         * Confirmations and savings. Six digits after #.
         */
        success: string;
        /**
         * Error messages in forms. Six digits after #.
         */
        danger: string;
        /**
         * The ring around what the keyboard has reached. Six digits after #.
         */
        focus: string;
        /**
         * The background of dark bands. Six digits after #.
         */
        'ink-surface': string;
        /**
         * Headings and text on dark bands. Six digits after #.
         */
        'on-ink': string;
        /**
         * Notes on dark bands. Six digits after #.
         */
        'on-ink-muted': string;
      };
    };
    /**
     * One for headings, one for text.
     */
    fonts?: {
      /**
       * The typeface of headings.
       */
      heading?: {
        /**
         * The name of the typeface.
         */
        family: string;
        /**
         * A woff2 file inside content/media.
         */
        file: string;
        /**
         * The weight, or the lightest and the heaviest of a variable font.
         */
        weights: string;
        /**
         * Upright or italic.
         */
        style?: 'normal' | 'italic';
        /**
         * The kind of the device’s own typefaces that is shown until the file has arrived: with or without serifs. It is scaled to the same width and height automatically.
         */
        fallback: 'serif' | 'sans-serif';
      };
      /**
       * The typeface of text.
       */
      text?: {
        /**
         * The name of the typeface.
         */
        family: string;
        /**
         * A woff2 file inside content/media.
         */
        file: string;
        /**
         * The weight, or the lightest and the heaviest of a variable font.
         */
        weights: string;
        /**
         * Upright or italic.
         */
        style?: 'normal' | 'italic';
        /**
         * The kind of the device’s own typefaces that is shown until the file has arrived: with or without serifs. It is scaled to the same width and height automatically.
         */
        fallback: 'serif' | 'sans-serif';
      };
      /**
       * For what the two typefaces can’t write: by script, Deva for Devanagari, Arab for Arabic, Zsym for signs such as ₹ → ✓. Only a page that shows the script fetches its file, and only the letters in use are in it.
       */
      scripts?: {
        /**
         * The typeface of headings and text in this script.
         */
        [k: string]: {
          /**
           * The name of the typeface.
           */
          family: string;
          /**
           * A woff2 file inside content/media.
           */
          file: string;
          /**
           * The weight, or the lightest and the heaviest of a variable font.
           */
          weights: string;
        };
      };
    };
  };
  /**
   * What runs in the browser.
   */
  client?: {
    /**
     * What drives the interactive parts: preact is smaller.
     */
    runtime: 'react' | 'preact';
  };
  /**
   * How names and abbreviations are spelled on this website. The check finds different spellings in the texts for visitors.
   *
   * Items: One name or abbreviation. Different capitals, as in Osce, are found by themselves.
   */
  glossary?: {
    /**
     * The right spelling, with its capitals.
     */
    term: string;
    /**
     * Other spellings that are to be found. Those that differ only in capitals need not be listed.
     *
     * Items: A spelling that is not right.
     */
    not?: string[];
  }[];
  /**
   * Warnings that are known and meant, each with a reason.
   *
   * Items: One warning.
   */
  accept?: {
    /**
     * The code of the warning.
     */
    code: string;
    /**
     * Only in this file.
     */
    file?: string;
    /**
     * Only if the warning has some: the words that it puts in quotes.
     */
    text?: string;
    /**
     * Why it is fine.
     */
    reason: string;
  }[];
}

/**
 * Text on one side, a picture on the other.
 */
export interface SplitProps {
  /**
   * A few words above the title that say what kind of thing follows.
   */
  eyebrow?: string;
  /**
   * The heading of this section.
   */
  title: string;
  /**
   * The text. Paragraphs, lists, tables, links and callouts, as in an article.
   */
  body: Body;
  /**
   * A picture from content/media, described in words for people who cannot see it.
   */
  picture: Picture;
  /**
   * Short points under the text, shown as ticks.
   *
   * Items: One line of text. **Bold**, *emphasis* and [links](/contact) work.
   */
  points?: Html[];
  /**
   * Buttons, the most important one first.
   *
   * Items: A button or link: its label and where it goes.
   */
  actions?: Action[];
  /**
   * The picture’s side on wide screens: at the start or at the end of the line.
   */
  side?: 'start' | 'end';
}

/**
 * Lets the clocks of stations run.
 */
export interface StationClockIslandProps {
  /**
   * The pattern of the time that is left; {minutes} and {seconds} stand for the numbers.
   */
  digits: string;
  /**
   * If numbers are written with digits other than 0 to 9.
   */
  locale?: string;
  /**
   * What is said at each full minute: for none, for one and so on.
   *
   * Items: For one number.
   */
  left: string[];
  /**
   * Said at the end.
   */
  over: string;
}

/**
 * An exam as a row of doors, each with its task, its time and a common slip; a clock runs on request.
 */
export interface StationsProps {
  /**
   * A few words above the title that say what kind of thing follows.
   */
  eyebrow?: string;
  /**
   * The heading of this section.
   */
  title: string;
  /**
   * One or two sentences under the title. **Bold**, *emphasis* and [links](/contact) work.
   */
  lede?: Html;
  /**
   * The stations by kind, in the order of the exam.
   *
   * Items: Stations of one kind.
   */
  families: {
    /**
     * What the stations of this kind are called.
     */
    title: string;
    /**
     * One sentence that applies to all stations of this kind.
     */
    note?: string;
    /**
     * The stations in order; their numbers are added for you.
     *
     * Items: One door: what is asked there, and what goes wrong most easily.
     */
    stations: {
      /**
       * The station in a few words.
       */
      title: string;
      /**
       * The name of a line icon that is seen when the door is open.
       */
      icon: IconSource;
      /**
       * What a candidate does in this station, in one to three sentences.
       */
      task: string;
      /**
       * How long the station lasts: a number, or the name of one. Left out if nobody states it.
       */
      minutes?: string;
      /**
       * One thing that goes wrong easily here.
       */
      slip: string;
      /**
       * The page with more about this station.
       */
      action?: Action;
    }[];
  }[];
  /**
   * The label of the values.
   */
  labels: {
    /**
     * In an open station; {family}, {number} and {total} are filled in.
     */
    door: CountedText;
    /**
     * Above what is asked.
     */
    task: string;
    /**
     * Above what goes wrong easily.
     */
    slip: string;
    /**
     * Above how long the station lasts.
     */
    time: string;
    /**
     * How long a station lasts; {count} is filled in.
     */
    minutes: CountedText;
    /**
     * Shown if nobody states how long a station lasts.
     */
    noTime: string;
  };
  /**
   * The words of the clock that runs if a station has a time.
   */
  clock: {
    /**
     * What the clock is, for screen readers.
     */
    label: string;
    /**
     * The button that starts the clock.
     */
    start: string;
    /**
     * The button that stops it for a moment.
     */
    pause: string;
    /**
     * The button that lets it go on.
     */
    resume: string;
    /**
     * The button that sets it back.
     */
    reset: string;
    /**
     * The button that turns the ticking on and off.
     */
    sound: string;
    /**
     * How the time that is left is written; {minutes} and {seconds} are filled in.
     */
    digits: string;
    /**
     * Said at each full minute.
     */
    left: Counted;
    /**
     * Said at the end.
     */
    over: string;
  };
}

/**
 * A row of large figures with what each one counts.
 */
export interface StatisticsProps {
  /**
   * The heading of this section.
   */
  title?: string;
  /**
   * One or two sentences under the title. **Bold**, *emphasis* and [links](/contact) work.
   */
  lede?: Html;
  /**
   * Two to six figures.
   *
   * Items: One figure.
   */
  items: {
    /**
     * The figure as it is shown.
     */
    value: string;
    /**
     * What it counts.
     */
    label: string;
    /**
     * Where the figure comes from, or what it leaves out.
     */
    note?: string;
  }[];
}

/**
 * A numbered sequence: what happens first, next and last.
 */
export interface StepsProps {
  /**
   * A few words above the title that say what kind of thing follows.
   */
  eyebrow?: string;
  /**
   * The heading of this section.
   */
  title: string;
  /**
   * One or two sentences under the title. **Bold**, *emphasis* and [links](/contact) work.
   */
  lede?: Html;
  /**
   * The steps in order; their numbers are added for you.
   *
   * Items: One step.
   */
  items: {
    /**
     * The step in a few words.
     */
    title: string;
    /**
     * What happens in this step. **Bold**, *emphasis* and [links](/contact) work.
     */
    text: Html;
    /**
     * How long this step takes.
     */
    duration?: string;
    /**
     * The name of a line icon.
     */
    icon?: IconSource;
  }[];
  /**
   * Buttons, the most important one first.
   *
   * Items: A button or link: its label and where it goes.
   */
  actions?: Action[];
}

/**
 * <StorageRegister /> in a text: a table of all that this website keeps in the browsers of its visitors, with the words of content/wording.yaml.
 */
export interface StorageRegisterProps {
  /**
   * Filled in by itself: nothing is written for it.
   */
  storage?: StorageRegister;
}

/**
 * A short form for the newsletter.
 */
export interface SubscribeProps {
  /**
   * A few words above the title that say what kind of thing follows. Leave it out when the title says enough.
   */
  eyebrow?: string;
  /**
   * The section’s heading.
   */
  title: string;
  /**
   * One or two sentences under the title. Bold, italics and links may be used.
   */
  lede?: Html;
  /**
   * The id of the form: its file name without “.yaml”.
   */
  form: Form;
}

/**
 * Facts in rows and columns. The first cell of a row names the row.
 */
export interface TableProps {
  /**
   * A few words above the title that say what kind of thing follows.
   */
  eyebrow?: string;
  /**
   * The heading of this section.
   */
  title: string;
  /**
   * One or two sentences under the title. **Bold**, *emphasis* and [links](/contact) work.
   */
  lede?: Html;
  /**
   * What the table shows, for people who come to it first.
   */
  caption: string;
  /**
   * The column headings, from left to right.
   *
   * Items: Plain text.
   */
  columns: string[];
  /**
   * The rows from top to bottom; each has as many cells as there are columns.
   *
   * Items: One row.
   */
  rows: {
    /**
     * The id of the course that the row is about: the row goes when the course is no longer shown.
     */
    course?: string;
    /**
     * The cells from left to right; the first names the row.
     *
     * Items: One line of text. **Bold**, *emphasis* and [links](/contact) work.
     */
    cells: Html[];
  }[];
}

/**
 * Moves the strip of testimonials on until it is touched.
 */
export interface TestimonialCarouselIslandProps {
  /**
   * The button’s label while the strip moves.
   */
  pause: string;
  /**
   * The button’s label while the strip is not moving.
   */
  play: string;
}

/**
 * What past students say, side by side in a strip that moves on by itself until the visitor touches it. Without JavaScript it is scrolled by hand.
 */
export interface TestimonialCarouselProps {
  /**
   * A few words above the title that say what kind of thing follows. Leave it out when the title says enough.
   */
  eyebrow?: string;
  /**
   * The section’s heading.
   */
  title: string;
  /**
   * One or two sentences under the title. Bold, italics and links may be used.
   */
  lede?: Html;
  /**
   * Whose words are shown.
   */
  testimonials: Testimonial[];
  /**
   * The words of the controls.
   */
  labels: {
    /**
     * Read out by screen readers for the whole strip.
     */
    region: string;
    /**
     * The button to the previous testimonial.
     */
    previous: string;
    /**
     * The button to the next testimonial.
     */
    next: string;
    /**
     * The button that stops the movement.
     */
    pause: string;
    /**
     * The button that starts the movement again.
     */
    play: string;
  };
}

/**
 * A grid of what past students say.
 */
export interface TestimonialGridProps {
  /**
   * A few words above the title that say what kind of thing follows.
   */
  eyebrow?: string;
  /**
   * The heading of this section.
   */
  title: string;
  /**
   * One or two sentences under the title. **Bold**, *emphasis* and [links](/contact) work.
   */
  lede?: Html;
  /**
   * Which stories are shown; `{}` shows all.
   */
  testimonials: Testimonial[];
  /**
   * Lets visitors choose which stories they see. The choice is in the address (`?exam=osce&country=nepal`). Without JavaScript one choice at a time works: the first 24 of all choices.
   */
  filter?: {
    /**
     * Read out for the filters as a whole.
     */
    label: string;
    /**
     * One row of choices each.
     *
     * Items: One row of choices.
     */
    filters: {
      /**
       * Part of the address. Small letters, digits and hyphens.
       */
      id: string;
      /**
       * Shown before the choices.
       */
      label: string;
      /**
       * What the choices look at: the exam that the course prepares for, or the country.
       */
      by: 'exam' | 'country';
      /**
       * In the order in which they are shown. Left out, there is one for each value that the stories have, in the order of the alphabet.
       *
       * Items: One choice of a filter. It is shown only while it finds a story.
       */
      options?: {
        /**
         * Part of the address. Small letters, digits and hyphens.
         */
        id: string;
        /**
         * What the visitor reads. The number of stories is put beside it.
         */
        label: string;
        /**
         * What the stories that it finds say, word for word. Left out, it finds the stories that say nothing.
         *
         * Items: A value as written in stories.
         */
        values?: string[];
      }[];
    }[];
    /**
     * Read out after a choice that is chosen: another click takes it back.
     */
    remove: string;
    /**
     * The link that takes back every choice.
     */
    clearAll: string;
    /**
     * How the number of stories found is put into words.
     */
    count: Counted;
    /**
     * Shown if no story fits all choices.
     */
    empty: string;
  };
}

/**
 * What a former student says: content/testimonials/{id}.yaml.
 */
export interface TestimonialProps {
  /**
   * Who says it.
   */
  name: string;
  /**
   * The course that the person took: its file name in content/courses, without .yaml. Visitors read its title, and the story shows on its page.
   */
  course: Course;
  /**
   * The year of passing, in quotes.
   */
  year: string;
  /**
   * Where the person comes from and works, in words.
   */
  location: string;
  /**
   * The country where the person trained, by its usual English name. Stories can be filtered by it.
   */
  country: string;
  /**
   * Whole stars, 1 to 5.
   */
  rating: number;
  /**
   * What the person says, without quotation marks.
   */
  quote: string;
  /**
   * The person’s words at length, for the section that tells one story in full. Markdown.
   */
  story?: Body;
  /**
   * The person’s route, step by step; shown next to the full story.
   *
   * Items: One step.
   */
  route?: {
    /**
     * A month, a week or a word that says when.
     */
    time: string;
    /**
     * What happened. [Links](/courses) work.
     */
    text: Html;
  }[];
  /**
   * One to three letters shown instead of a picture. Left out, they come from the name.
   */
  initials?: string;
  /**
   * A picture of the person.
   */
  avatar?: Picture;
  /**
   * Write true while this is invented. `site check --release` refuses samples, so that nothing invented goes live.
   */
  sample?: boolean;
  /**
   * The position in lists: small numbers first. Entries with the same number are in alphabetical order of their file names.
   */
  order?: number;
  /**
   * Addresses that this page had before. People who follow an old link are sent on to the page.
   *
   * Items: An address that no page has any more: the part after the name of the website.
   */
  aliases?: string[];
  /**
   * The first day on which this is shown. Leave it out to show it at once.
   */
  from?: PlannedDate;
  /**
   * The last day on which this is shown. Leave it out to show it for good.
   */
  until?: PlannedDate;
  /**
   * Whether this is still being written. You see it while you work on the website (site watch); visitors don’t, nor what leads to it.
   */
  draft?: boolean;
}

/**
 * Shows and hides the parts of a page that are there for a time only: the attributes data-from and data-until say when.
 */
export interface TimedIslandProps {}
/**
 * The people who teach, a card each.
 */
export interface TutorGridProps {
  /**
   * A few words above the title that say what kind of thing follows.
   */
  eyebrow?: string;
  /**
   * The heading of this section.
   */
  title: string;
  /**
   * One or two sentences under the title. **Bold**, *emphasis* and [links](/contact) work.
   */
  lede?: Html;
  /**
   * Who is shown; `{}` shows everybody.
   */
  tutors: Tutor[];
  /**
   * The words on the card of a person.
   */
  labels: {
    /**
     * Shown before what the person teaches.
     */
    subjects: string;
    /**
     * Shown before the person’s languages.
     */
    languages: string;
  };
}

/**
 * A tutor with qualifications, courses and articles. Only for a page that is made for each tutor; the name is the page’s main heading.
 */
export interface TutorProfileProps {
  /**
   * Always true: shows the tutor that the page is made for.
   */
  tutor: TutorDetail;
  /**
   * Shown above the qualifications.
   */
  credentialsTitle: string;
  /**
   * Shown above what the person teaches.
   */
  subjectsTitle: string;
  /**
   * Shown above the languages.
   */
  languagesTitle: string;
  /**
   * Shown above the courses, if there are any.
   */
  coursesTitle: string;
  /**
   * Shown above the articles, if there are any.
   */
  articlesTitle: string;
}

/**
 * Somebody who teaches or writes: content/tutors/{id}.yaml.
 */
export interface TutorProps {
  /**
   * As it is printed, without titles.
   */
  name: string;
  /**
   * What the person does here, in a few words.
   */
  role: string;
  /**
   * What a student may rely on: registrations, degrees, years of practice. Only what you have seen proof of.
   *
   * Items: One line.
   */
  credentials: string[];
  /**
   * One or two sentences for cards and search results.
   */
  summary: string;
  /**
   * A short biography for the person’s own page. Markdown.
   */
  about: Body;
  /**
   * Exams and fields, in a few words each.
   *
   * Items: An exam or a field.
   */
  subjects: string[];
  /**
   * The courses that the person teaches: their file names in content/courses, without .yaml. The person is shown on the page of each.
   *
   * Items: The file name of a course, without .yaml.
   */
  courses?: Course[];
  /**
   * The languages in which students can ask.
   *
   * Items: Its English name.
   */
  languages: string[];
  /**
   * One to three letters shown instead of a picture. Left out, they come from the name.
   */
  initials?: string;
  /**
   * A picture of the person. Left out, the initials are shown.
   */
  portrait?: Picture;
  /**
   * Write true while this is invented. `site check --release` refuses samples, so that nothing invented goes live.
   */
  sample?: boolean;
  /**
   * The position in lists: small numbers first. Entries with the same number are in alphabetical order of their file names.
   */
  order?: number;
  /**
   * Addresses that this page had before. People who follow an old link are sent on to the page.
   *
   * Items: An address that no page has any more: the part after the name of the website.
   */
  aliases?: string[];
  /**
   * The first day on which this is shown. Leave it out to show it at once.
   */
  from?: PlannedDate;
  /**
   * The last day on which this is shown. Leave it out to show it for good.
   */
  until?: PlannedDate;
  /**
   * Whether this is still being written. You see it while you work on the website (site watch); visitors don’t, nor what leads to it.
   */
  draft?: boolean;
}

/**
 * Replaces the picture with the player.
 */
export interface VideoIslandProps {
  /**
   * The address of the player.
   */
  player: string;
  /**
   * What the player is called.
   */
  title: string;
}

/**
 * A film from YouTube or Vimeo: a picture with a title, and the player once somebody presses it. Until then nothing is asked of the other site.
 */
export interface VideoProps {
  /**
   * What the film is called.
   */
  title: string;
  /**
   * One or two sentences about the film.
   */
  lede?: Html;
  /**
   * The address of the film at YouTube or Vimeo, as the browser shows it.
   */
  url: string;
  /**
   * What the button says.
   */
  play: string;
  /**
   * Minutes and seconds.
   */
  length: string;
  /**
   * What is shown until the film begins.
   */
  picture: Picture;
}

/**
 * Words and patterns that several parts of the site share: content/wording.yaml.
 */
export interface WordingSource {
  /**
   * The first link of each page, for keyboards.
   */
  skipLink: string;
  /**
   * The words of the menu.
   */
  menu?: {
    /**
     * The menu’s name for screen readers.
     */
    label: string;
    /**
     * Shown as it is written.
     */
    open: string;
    /**
     * Shown as it is written.
     */
    close: string;
  };
  /**
   * The words of the footer.
   */
  footer?: {
    /**
     * The list’s name for screen readers.
     */
    social: string;
  };
  /**
   * The path to a page.
   */
  breadcrumbs?: {
    /**
     * The path’s name for screen readers.
     */
    label: string;
    /**
     * Shown as it is written.
     */
    home: string;
  };
  /**
   * What pages share.
   */
  page: {
    /**
     * Names in braces are filled in: {title}.
     */
    titlePattern: string;
  };
  /**
   * What links share.
   */
  links: {
    /**
     * What a screen reader adds to links that open a new tab.
     */
    external: string;
  };
  /**
   * Words of footnotes, which an article gets by [^1] in its text.
   */
  notes?: {
    /**
     * What the notes at the end of a text are called.
     */
    title: string;
    /**
     * What screen readers say for the number in the text.
     */
    reference: string;
    /**
     * What screen readers say for the arrow after a note.
     */
    back: string;
  };
  /**
   * The titles of notes in a box that are written > [!NOTE].
   */
  alerts?: {
    /**
     * The title of > [!NOTE].
     */
    note: string;
    /**
     * The title of > [!TIP].
     */
    tip: string;
    /**
     * The title of > [!IMPORTANT].
     */
    important: string;
    /**
     * The title of > [!WARNING].
     */
    warning: string;
    /**
     * The title of > [!CAUTION].
     */
    caution: string;
  };
  /**
   * The words of prices.
   */
  money?: {
    /**
     * Shown instead of the price of something free.
     */
    free: string;
    /**
     * How a price that was converted from another currency is shown (prices in site.yaml). {price} is filled in.
     */
    converted?: string;
  };
  /**
   * The words of course cards, the catalogue and the order summary.
   */
  course?: {
    /**
     * Shown if a text names the location of a course that has none, such as the message to the academy. Cards leave the location out.
     */
    locationOpen: string;
    /**
     * Marks popular courses.
     */
    popular: string;
    /**
     * Names in braces are filled in: {saving}.
     */
    save: string;
    /**
     * Shown as it is written.
     */
    enrol: string;
    /**
     * Shown as it is written.
     */
    learnMore: string;
    /**
     * Left out if neither is true of the course.
     */
    footer: {
      /**
       * For courses with startsAtOnce: true.
       */
      startsAtOnce: string;
      /**
       * For courses that can be paid in instalments.
       */
      payLater: string;
      /**
       * For courses of both kinds.
       */
      both: string;
    };
    perMonth: CountedPaymentsSource;
    instalmentTotal: CountedPaymentsSource;
    /**
     * What the law requires next to instalments; needed only if a course is paid that way.
     */
    lenderNote?: string;
    /**
     * For screen readers, before the struck-through price.
     */
    originalPrice: string;
    /**
     * Says since when the previous price was charged. Names in braces are filled in: {price}, {date}.
     */
    originalPriceSince: string;
    /**
     * For screen readers, before the price.
     */
    currentPrice: string;
    students: CountedTextSource;
    /**
     * Names in braces are filled in: {rating}.
     */
    rating: string;
    /**
     * What the values are, for screen readers and summaries.
     */
    labels: {
      /**
       * Shown as it is written.
       */
      duration: string;
      /**
       * Shown as it is written.
       */
      students: string;
      /**
       * Shown as it is written.
       */
      rating: string;
      /**
       * Shown as it is written.
       */
      location: string;
      /**
       * Shown as it is written.
       */
      features: string;
      /**
       * Shown as it is written.
       */
      price: string;
    };
  };
  /**
   * The words of the offer.
   */
  promotion?: {
    /**
     * Names in braces are filled in: {saving}.
     */
    savingNow: string;
    /**
     * Names in braces are filled in: {saving}.
     */
    savingOriginal: string;
    /**
     * Names in braces are filled in: {percent}.
     */
    percentOff: string;
    /**
     * For screen readers, before the struck-through price.
     */
    was: string;
    /**
     * Shown as it is written.
     */
    code: string;
  };
  /**
   * The words of articles.
   */
  post?: {
    /**
     * Names in braces are filled in: {author}.
     */
    by: string;
    readTime: CountedMinutesSource;
    /**
     * Shown as it is written.
     */
    featured: string;
    /**
     * Names in braces are filled in: {date}.
     */
    updated: string;
  };
  /**
   * The words of events.
   */
  event?: {
    /**
     * Shown as it is written.
     */
    date: string;
    /**
     * Shown as it is written.
     */
    time: string;
    /**
     * Shown as it is written.
     */
    location: string;
    /**
     * Shown as it is written.
     */
    attendees: string;
    /**
     * Shown for an event that one can register for.
     */
    open: string;
    /**
     * Shown for an event whose registration is closed. Left out, the words of its status.
     */
    closed?: string;
    /**
     * Shown for an event that is cancelled. Left out, the word of its status.
     */
    cancelled?: string;
    /**
     * Shown for an event while it takes place.
     */
    underWay: string;
    /**
     * Shown for an event that is over.
     */
    over: string;
    /**
     * The button of an event that one can no longer register for. It opens the chat.
     */
    ask: {
      /**
       * The words on the button.
       */
      label: string;
      /**
       * What is already written when the chat opens. {title} becomes the title of the event.
       */
      message: string;
    };
    /**
     * Shown as it is written.
     */
    register: string;
    /**
     * Shown as it is written.
     */
    free: string;
    /**
     * The ways into the visitor’s own calendar. Left out, there is no such menu.
     */
    calendar?: {
      /**
       * What opens the menu.
       */
      open: string;
      /**
       * Downloads a file for any calendar.
       */
      file: string;
      /**
       * Opens Google’s calendar.
       */
      google: string;
      /**
       * Opens Outlook’s calendar in the browser.
       */
      outlook: string;
    };
    duration: CountedMinutesSource;
  };
  /**
   * What feed readers show.
   */
  feed?: {
    /**
     * The name of the feed of articles.
     */
    title: string;
  };
  /**
   * The headings of llms.txt, which tells programs what the site contains: one for the pages, and one for each kind whose entries are to be listed separately, by the folder of its files.
   */
  guide?: {
    /**
     * Above the pages.
     */
    pages: string;
    /**
     * Above the pages of this kind.
     */
    [k: string]: string;
  };
  /**
   * The words of success stories.
   */
  testimonial?: {
    /**
     * Names in braces are filled in: {rating}.
     */
    ratingText: string;
    /**
     * Names in braces are filled in: {year}.
     */
    year: string;
  };
  /**
   * The words of legal texts.
   */
  legal?: {
    /**
     * Names in braces are filled in: {date}.
     */
    updated: string;
  };
  /**
   * What forms share.
   */
  form?: {
    /**
     * Shown as it is written.
     */
    required: string;
    /**
     * Shown as it is written.
     */
    optional: string;
    /**
     * For a field without a message of its own.
     */
    fallback: string;
  };
  /**
   * The words of the PDF documents that are made from the content. Needed if site.yaml lists a download without a ready file.
   */
  document?: {
    /**
     * At the foot of each page. {number} and {total} are filled in.
     */
    page: string;
    /**
     * The heading of the table of contents.
     */
    contents: string;
    /**
     * The heading of the list at the beginning.
     */
    points: string;
    /**
     * The heading of the part that describes several courses.
     */
    courses: string;
    /**
     * The heading of the part that describes one course.
     */
    course: string;
    /**
     * The heading of the first column of the price list.
     */
    courseColumn: string;
    /**
     * How a label and its value are joined.
     */
    fact: string;
    /**
     * The heading of the note at the end.
     */
    closingTitle: string;
    /**
     * How the reader gets in touch. References may be used.
     */
    closingText: string;
  };
  /**
   * The words of lists that are spread over several pages. Needed if a list has “per”.
   */
  list?: {
    /**
     * The name of the links to the pages for screen readers.
     */
    pages: string;
    /**
     * The link to the previous page.
     */
    previous: string;
    /**
     * The link to the next page.
     */
    next: string;
    /**
     * Read out for the number of a page, and shown in the line that shows where one is. {number} is filled in.
     */
    page: string;
    /**
     * The title of every page but the first. {title}, {number} and {total} are filled in.
     */
    title: string;
    /**
     * The description of every page but the first. {description}, {number} and {total} are filled in.
     */
    description: string;
    /**
     * The name of the links to the filters for screen readers, if the section has none.
     */
    filters: string;
    /**
     * The link to the whole list, if the section has no filter that shows all.
     */
    all: string;
    /**
     * {title} and {filter} are filled in.
     */
    filterTitle: string;
    /**
     * {description} and {filter} are filled in.
     */
    filterDescription: string;
    /**
     * Shown before the number: /blog/page/2. Small letters, digits and hyphens.
     */
    pagePath: string;
    /**
     * The part of the address before a filter, by the field that it tests: /blog/category/visas. Left out, it is the name of the field.
     */
    filterPaths?: {
      /**
       * Small letters, digits and hyphens.
       */
      [k: string]: string;
    };
  };
  /**
   * The words with which visitors are asked whether they may be counted.
   */
  consent?: {
    /**
     * The question itself.
     */
    title: string;
    /**
     * What is counted and why, with a link to the page that lists what is kept. [Links](/courses) work.
     */
    text: string;
    /**
     * The button that agrees.
     */
    accept: string;
    /**
     * The button that refuses. Both look the same.
     */
    refuse: string;
    /**
     * The button at the foot of every page that shows the question again.
     */
    open: string;
    /**
     * Shown if somebody opens the question again and is counted.
     */
    counted: string;
    /**
     * Shown if somebody opens the question again and is not counted.
     */
    notCounted: string;
    /**
     * The button that leaves the answer as it is. It has no words on it; screen readers say these.
     */
    close: string;
    /**
     * The line of the answer in the table of what the website keeps: <StorageRegister />.
     */
    kept: {
      /**
       * The name under which the browser keeps it. `Code` and **bold** work.
       */
      name: string;
      /**
       * What is kept.
       */
      holds: string;
      /**
       * What it is kept for.
       */
      purpose: string;
      /**
       * How long it is kept.
       */
      period: string;
    };
  };
  /**
   * The words of the table of all that the website keeps in the browsers of its visitors: <StorageRegister /> in a text.
   */
  storage?: {
    /**
     * What the table shows, for people who come to it first.
     */
    caption: string;
    /**
     * The head of the first column.
     */
    name: string;
    /**
     * The head of the second column.
     */
    where: string;
    /**
     * The head of the third column.
     */
    holds: string;
    /**
     * The head of the fourth column.
     */
    purpose: string;
    /**
     * The head of the last column.
     */
    period: string;
    /**
     * What local storage is called.
     */
    local: string;
    /**
     * What session storage is called.
     */
    session: string;
    /**
     * What a cookie is called.
     */
    cookie: string;
    /**
     * Shown instead of the table if nothing is kept.
     */
    nothing: string;
    /**
     * Each by its key: promotion, draft, message. The table shows those that this website really keeps. What a script of your own keeps gets a key of its own, and says where.
     */
    items: {
      /**
       * One line of the table.
       */
      [k: string]: {
        /**
         * The name under which the browser keeps it. `Code` and **bold** work.
         */
        name: string;
        /**
         * Only for what a script of your own keeps: local, session or cookie.
         */
        where?: 'local' | 'session' | 'cookie';
        /**
         * What is kept.
         */
        holds: string;
        /**
         * What it is kept for.
         */
        purpose: string;
        /**
         * How long it is kept.
         */
        period: string;
      };
    };
  };
}

export type SectionSource = SectionFieldsSource & { section: keyof SectionProps; [field: string]: unknown };

/** The props of each section's component, by the name that stands in a page. */
export interface SectionProps {
  accreditations: AccreditationsProps;
  article: ArticleProps;
  breadcrumbs: BreadcrumbsProps;
  'call-to-action': CallToActionProps;
  cards: CardsProps;
  checklist: ChecklistProps;
  checkout: CheckoutProps;
  comparison: ComparisonProps;
  'contact-strip': ContactStripProps;
  'course-cards': CourseCardsProps;
  'course-chooser': CourseChooserProps;
  'course-detail': CourseDetailProps;
  'course-questions': CourseQuestionsProps;
  'course-search': CourseSearchProps;
  'course-tutors': CourseTutorsProps;
  document: DocumentProps;
  'enrol-bar': EnrolBarProps;
  'entry-cards': EntryCardsProps;
  'event-list': EventListProps;
  faq: FaqProps;
  'featured-courses': FeaturedCoursesProps;
  'featured-story': FeaturedStoryProps;
  gallery: GalleryProps;
  hero: HeroProps;
  'legal-tabs': LegalTabsProps;
  'list-filters': ListFiltersProps;
  'list-pages': ListPagesProps;
  'next-steps': NextStepsProps;
  'not-found': NotFoundProps;
  'offer-banner': OfferBannerProps;
  'page-hero': PageHeroProps;
  'post-cards': PostCardsProps;
  'post-list': PostListProps;
  'price-card': PriceCardProps;
  prose: ProseProps;
  'related-courses': RelatedCoursesProps;
  'route-finder': RouteFinderProps;
  'route-invitation': RouteInvitationProps;
  'route-plan': RoutePlanProps;
  session: SessionProps;
  'site-search': SiteSearchProps;
  split: SplitProps;
  stations: StationsProps;
  statistics: StatisticsProps;
  steps: StepsProps;
  subscribe: SubscribeProps;
  table: TableProps;
  'testimonial-carousel': TestimonialCarouselProps;
  'testimonial-grid': TestimonialGridProps;
  'tutor-grid': TutorGridProps;
  'tutor-profile': TutorProfileProps;
  video: VideoProps;
}

/** The props of each island, by its name. */
export interface IslandProps {
  announcement: AnnouncementIslandProps;
  'checkout-form': CheckoutFormIslandProps;
  consent: ConsentIslandProps;
  'course-chooser': CourseChooserIslandProps;
  'dialog-buttons': DialogButtonsIslandProps;
  'entry-filter': EntryFilterIslandProps;
  'form-delivery': FormDeliveryIslandProps;
  'go-back': GoBackIslandProps;
  'header-menu': HeaderMenuIslandProps;
  'legal-tabs': LegalTabsIslandProps;
  'not-found': NotFoundIslandProps;
  'post-filter': PostFilterIslandProps;
  'print-page': PrintPageIslandProps;
  promotion: PromotionIslandProps;
  'reopen-chat': ReopenChatIslandProps;
  'route-finder': RouteFinderIslandProps;
  'route-message': RouteMessageIslandProps;
  'route-plan': RoutePlanIslandProps;
  'search-dialog': SearchDialogIslandProps;
  share: ShareIslandProps;
  'site-search': SiteSearchIslandProps;
  'station-clock': StationClockIslandProps;
  'testimonial-carousel': TestimonialCarouselIslandProps;
  timed: TimedIslandProps;
  video: VideoIslandProps;
}
