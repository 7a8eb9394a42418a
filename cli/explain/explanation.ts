/** What `site explain` says of a code: what it means, why it matters, one wrong and one right way of writing. */
export type Explanation = {
  code: string;
  severity: 'error' | 'warning';
  /** What its file is about: `Prices and contact details`. */
  subject: string;
  parts: readonly Part[];
};

export type Part =
  | { kind: 'text'; text: string }
  /** `file`: of the site that the tests use, laid over which the example gives its code or doesn’t. */
  | { kind: 'example'; verdict: 'wrong' | 'right'; file?: string; text: string };
