/** Pages as they would be with what is typed, each under a number, until a few newer ones have taken their place. */
export type Previews = { keep: (html: string) => number; html: (number: number) => string | undefined };

const most = 8;

export function createPreviews(): Previews {
  const known = new Map<number, string>();
  let last = 0;
  return {
    keep: (html) => {
      last += 1;
      known.set(last, html);
      known.delete(last - most);
      return last;
    },
    html: (number) => known.get(number),
  };
}
