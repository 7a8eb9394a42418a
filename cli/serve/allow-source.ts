/** Adds a source to a directive of a policy, and the directive if it is missing. */
export function allowSource(policy: string, name: string, source: string): string {
  const directives = policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '');
  const index = directives.findIndex((directive) => directive.split(' ')[0] === name);
  const [, ...sources] = directives[index]?.split(' ') ?? [];
  if (sources.includes(source)) return policy;
  const others = sources.filter((one) => one !== "'none'");
  directives.splice(
    index < 0 ? directives.length : index,
    index < 0 ? 0 : 1,
    [name, ...others, source].join(' '),
  );
  return directives.join('; ');
}
