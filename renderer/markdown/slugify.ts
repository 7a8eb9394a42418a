/** Whether an editor may give it to a heading: an id of this form never begins with `_`, as those of templates do. */
export function isHeadingId(id: string): boolean {
  return /^[\p{Ll}\p{Lo}\p{Lm}\p{N}]+(-[\p{Ll}\p{Lo}\p{Lm}\p{N}]+)*$/u.test(id);
}

/** An id for a heading, as readers of links expect it: `What the OSCE is` → `what-the-osce-is`. Letters of all scripts stay. */
export function slugify(text: string): string {
  const slug = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return slug === '' ? 'section' : slug;
}

/** Ids within one page: the second heading of the same words gets `-2`, as does one whose words are one of `ids`. */
export function createSlugger(ids: readonly string[] = []): (text: string) => string {
  const taken = new Set(ids);
  const counts = new Map<string, number>();
  return (text) => {
    const slug = slugify(text);
    let id = slug;
    let count = counts.get(slug) ?? 1;
    for (; taken.has(id); id = `${slug}-${count}`) count += 1;
    counts.set(slug, count);
    taken.add(id);
    return id;
  };
}
