import { workshopNote } from './own-template.ts';

/** The few files of a generated site that are the same for any number of articles. */

/** The price that three articles quote, and the one it is changed to and back. */
export const coursePrice = { course: 'lamp-evening', price: '45', changed: '47' };

export const courseFile = `title: An evening with your lamp
subtitle: Bring a lamp, go home with one that works.
category: evenings
price: ${coursePrice.price}
payLater: false
duration: An evening
students: Few at a time
rating: 4.9
features:
  - Everything on the bench is yours to use
`;

/** One page definition for all articles. Its section has the island `share`, a button with a script of its own. */
export const articlePage = `title: "{post.title}"
description: "{post.excerpt}"
structuredData: [blog-posting, breadcrumbs]

sections:
  - section: article
    post: true
    backLabel: Back to the blog
    backLink: /blog
    contentsTitle: In this article
    shareLabel: Share
    shareDone: The link has been copied.
    help:
      title: Is anything unclear?
      text: Ask us at the counter. It is free.
      actions:
        - { label: Find the workshop, to: /contact, emphasis: secondary }
    relatedTitle: Read next
    closing:
      title: Not in the mood to do it yourself?
      text: Bring it in and we look at it with you.
      actions:
        - { label: See what we mend, to: /services, emphasis: primary }
`;

/** The list of all articles, with this many on a page. */
export const blogPage = (perPage: number): string => `title: Everything we wrote down
description: Articles about mending things.

sections:
  - section: page-hero
    title: What we learned at the bench
  - section: post-cards
    title: Articles
    posts: { per: ${perPage} }
`;

/**
 * A page with the site's own section, counted from 1, and a link to the next of `count`: the last links to the first.
 */
export const notePage = (number: number, count: number): string => `title: Note ${number} from the workshop
description: What to do when nothing helps, note ${number}.

sections:
  - section: page-hero
    title: A note from the workshop
    actions: [{ label: The next note, to: /notes/${(number % count) + 1} }]
${workshopNote}`;

/** The words that articles and courses need besides the starter's. */
export const wording = `
money:
  free: Free

course:
  locationOpen: to be agreed
  popular: Popular
  save: Save {saving}
  enrol: Enrol
  learnMore: Learn more
  footer:
    startsAtOnce: Start at once
    payLater: Pay later
    both: Start at once, pay later
  perMonth: "{amount}/month × {count}"
  instalmentTotal: "{count} × {amount} = {total}"
  lenderNote: Instalments are credit.
  originalPrice: Original price
  originalPriceSince: "{price} was our price from {date}"
  currentPrice: Price
  students: "{count} students"
  rating: "{rating} out of 5"
  labels:
    duration: Duration
    students: Students
    rating: Rating
    location: Location
    features: What is included
    price: Price

post:
  by: By {author}
  readTime: "{minutes} min read"
  featured: Featured
  updated: Updated {date}
`;
