/** Names of fields, and what people call them who come from other programs, in small letters without spaces and signs. */
const otherWords: Readonly<Record<string, readonly string[]>> = {
  title: ['name', 'heading', 'headline', 'header', 'label'],
  name: ['title', 'fullname'],
  label: ['text', 'title', 'name', 'caption'],
  subtitle: ['tagline', 'subheading', 'subheader', 'strapline'],
  lede: ['intro', 'introduction', 'standfirst', 'subtitle', 'subheading', 'summary', 'text'],
  eyebrow: ['kicker', 'overline'],
  text: ['body', 'content', 'copy', 'paragraph', 'description'],
  body: ['text', 'content', 'copy'],
  about: ['description', 'body', 'text', 'content', 'bio'],
  description: ['desc', 'summary', 'text', 'metadescription', 'excerpt'],
  excerpt: ['summary', 'description', 'teaser', 'intro', 'abstract'],
  summary: ['excerpt', 'description', 'teaser', 'intro', 'abstract', 'text'],
  quote: ['text', 'review', 'comment', 'body', 'quotation'],
  to: ['href', 'url', 'link', 'target', 'address', 'path'],
  link: ['url', 'href', 'to', 'website'],
  url: ['link', 'href', 'to', 'website', 'address'],
  origin: ['url', 'domain', 'website', 'baseurl', 'siteurl'],
  picture: ['image', 'img', 'photo', 'pic'],
  portrait: ['image', 'img', 'photo', 'picture'],
  src: ['file', 'source', 'image', 'picture', 'url', 'path', 'filename'],
  alt: ['alttext', 'alternative', 'description', 'caption'],
  phone: ['telephone', 'tel', 'mobile', 'phonenumber'],
  email: ['mail', 'emailaddress'],
  postcode: ['zip', 'zipcode', 'postalcode'],
  city: ['town'],
  street: ['address', 'road'],
  date: ['day', 'published', 'publishdate', 'pubdate', 'created'],
  updated: ['modified', 'lastmod', 'lastmodified', 'changed', 'reviewed'],
  from: ['start', 'startdate', 'starts', 'begins'],
  until: ['end', 'enddate', 'ends', 'expires', 'expiry'],
  price: ['cost', 'fee', 'amount'],
  code: ['coupon', 'voucher'],
  category: ['topic', 'type'],
  language: ['lang'],
  items: ['entries', 'list'],
  entries: ['items', 'submenu', 'children', 'links'],
  order: ['position', 'weight', 'rank', 'sort'],
  icon: ['symbol'],
  role: ['job', 'jobtitle', 'position'],
  duration: ['length', 'time'],
  unlisted: ['noindex'],
  draft: ['unpublished'],
};

/** Which of the fields somebody means by another word for it; of several, the one that is missing. */
export function meantByOtherWord(
  written: string,
  { missing, free }: { missing: readonly string[]; free: readonly string[] },
): string | undefined {
  const word = written.toLowerCase().replace(/[^a-z]/g, '');
  const isMeant = (field: string) => Object.hasOwn(otherWords, field) && otherWords[field]?.includes(word);
  const [first] = missing.filter(isMeant);
  const [only, ...others] = free.filter(isMeant);
  return first ?? (others.length === 0 ? only : undefined);
}
