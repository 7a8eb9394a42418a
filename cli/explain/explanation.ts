/** The `site explain` text of a code: what it means, why it matters, one wrong and one right example. */
export type Explanation = {
  code: string;
  severity: 'error' | 'warning';
  /** The subject of its file: `Prices and contact details`. */
  subject: string;
  parts: readonly ExplanationPart[];
};

export type ExplanationPart =
  | { kind: 'text'; text: string }
  /** `file`: of the test site. With the example in it, that site gives this code or doesn’t. */
  | { kind: 'example'; language: string; verdict: 'wrong' | 'right'; file?: string; text: string };
