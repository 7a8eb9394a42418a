type Attributes = Readonly<Record<string, string>>;

/** Attributes that contain the address of a file, by element. */
const attributesOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['audio', ['src']],
  ['embed', ['src']],
  ['iframe', ['src']],
  ['image', ['href']],
  ['img', ['src']],
  ['input', ['src']],
  ['object', ['data']],
  ['script', ['src']],
  ['source', ['src']],
  ['track', ['src']],
  ['use', ['href']],
  ['video', ['src', 'poster']],
]);

const loadingLinks =
  /\b(stylesheet|icon|apple-touch-icon|mask-icon|preload|modulepreload|prefetch|manifest)\b/;

/** The addresses of the files that an element loads. */
export function filesOfElement(name: string, attributes: Attributes): readonly string[] {
  if (name === 'link') return [...linkedFiles(attributes), ...addressesOfSet(attributes.imagesrcset)];
  if (name === 'meta') return sharedPicture(attributes);
  const names = attributesOf.get(name);
  if (!names) return none;
  const listed = names.flatMap((attribute) => attributes[attribute] ?? []);
  return [...listed, ...addressesOfSet(attributes.srcset)];
}

/** `a.avif 1x, b.avif 2x` */
function addressesOfSet(set: string | undefined): string[] {
  return set?.split(/,\s+/).flatMap((candidate) => candidate.trim().split(/\s+/)[0] ?? []) ?? [];
}

/** An `alternate` with a type is a feed; one without is the page in another language. */
function linkedFiles({ rel = '', type, href }: Attributes): string[] {
  const loads = loadingLinks.test(rel) || (rel === 'alternate' && type !== undefined);
  return loads && href !== undefined ? [href] : [];
}

function sharedPicture({ property, name, content }: Attributes): string[] {
  const shown = property === 'og:image' || name === 'twitter:image';
  return shown && content !== undefined ? [content] : [];
}

const none: readonly string[] = [];
