/** `?from=nepal` with one more answer. Answers that came after it belong to another path and are removed. */
export function addAnswer(search: string, key: string, id: string): string {
  const given = [...new URLSearchParams(search)];
  const at = given.findIndex(([other]) => other === key);
  const kept = at < 0 ? given : given.slice(0, at);
  return `?${new URLSearchParams([...kept, [key, id]])}`;
}
