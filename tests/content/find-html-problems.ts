import { HtmlValidate } from 'html-validate';

/**
 * The recommended rules, without those about notation (React's capitals in attributes, quotes, the case of the doctype,
 * `hidden=""`, the length of titles, phone numbers as typed) and these:
 */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    ...off('attr-case', 'attr-quotes', 'doctype-style', 'void-style', 'attribute-boolean-style'),
    ...off('attribute-empty-style', 'no-trailing-whitespace', 'long-title', 'tel-non-breaking'),
    // Safari doesn't treat a list without bullets as one unless its role says so.
    ...off('no-redundant-role', 'prefer-native-element'),
    // axe judges names and landmarks as a browser computes them, including hidden and nested elements.
    ...off('unique-landmark', 'aria-label-misuse'),
    // Any id without a space is valid.
    'valid-id': ['error', { relaxed: true }],
  },
});

/** One line for each mistake: rule, what is wrong, where. */
export function findHtmlProblems(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  );
}

function off(...rules: string[]): Record<string, 'off'> {
  return Object.fromEntries(rules.map((rule) => [rule, 'off'] as const));
}
