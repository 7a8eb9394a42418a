type Choice = { courses: readonly { id: string; href: string }[]; default: string; fallback: string };

/** The checkout for `?course=id`; without an id that of the default course, for an unknown id the fallback. */
export function chooseAddress(query: string, choice: Choice): string {
  const wanted = new URLSearchParams(query).get('course') || choice.default;
  return choice.courses.find((course) => course.id === wanted)?.href ?? choice.fallback;
}
