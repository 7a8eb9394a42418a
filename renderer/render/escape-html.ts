import { wordTable } from '../../diagnostics/word-table.ts';

const entities = wordTable({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
});

/** For text and for attribute values in either kind of quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities.get(character) ?? character);
}

/** For a value in single quotes: JSON keeps its double quotes, which halves it. */
export function escapeSingleQuoted(text: string): string {
  return text.replace(/[&']/g, (character) => entities.get(character) ?? character);
}

/** JSON for a `<script>` element: nothing in it can end the element or open a comment, and it stays the same JSON. */
export function escapeScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
