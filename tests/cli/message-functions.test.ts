import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { messageFiles } from '../../cli/types/message-files.ts';
import { messageFunctions } from '../../cli/types/message-functions.ts';
import { emptyFolder } from './run-site.ts';

/** The functions alone, without their imports. */
function made(markdown: string): string {
  return messageFunctions([markdown], '.').replace(/^.*?\n\n(?=export)/s, '');
}

describe('the function of a message', () => {
  it('takes the values that its texts name', () => {
    const text =
      '# Places\n\n## no-place (warning)\n\n> “{name}” is not in {city}.\n> hint: Write {city}\n\nWhy.\n';
    expect(
      made(text),
    ).toBe(`export function noPlace(place: Place, { name, city }: { name: Value; city: Value }): Diagnostic {
  return createWarning('no-place', place, \`“\${name}” is not in \${city}.\`, \`Write \${city}\`);
}
`);
  });

  it('takes only the place where no value is named, and that tells the file', () => {
    expect(
      made('## gone\n\n> “{place.file}” is gone.\n\nWhy.\n'),
    ).toBe(`export function gone(place: Place): Diagnostic {
  return createError('gone', place, \`“\${place.file}” is gone.\`);
}
`);
  });

  it('takes a hint that is worked out, or none', () => {
    expect(made('## odd\n\n> This is odd.\n> hint: {hint}\n')).toContain(
      '{ hint }: { hint: string | undefined }',
    );
    expect(made('## odd\n\n> This is odd.\n> hint: {hint}\n')).toContain('`This is odd.`, hint)');
  });

  it('leaves curly brackets that are no value, and whatever means something in a program', () => {
    const text = '## as-it-is\n\n> \\{{name}} or {site.name} or { path: / } costs $\\{x} and `\\n`.\n';
    expect(made(text)).toContain(
      `\`{\${name}} or {site.name} or { path: / } costs \\\${x} and \\\`\\\\n\\\`.\``,
    );
  });

  it('is not made where code chooses the text', () => {
    expect(messageFunctions(['# Odd\n\n## chosen\n\nWhy.\n'], '.')).toBe('');
  });

  it('imports no more than it needs', () => {
    expect(messageFunctions(['## a\n\n> B.\n'], '../../diagnostics')).toContain(
      "import { createError } from '../../diagnostics/create-diagnostic.ts';",
    );
  });
});

describe('the files of functions', () => {
  it('are one for all subjects, and one for each kind', async () => {
    const root = await emptyFolder();
    const write = (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    };
    write('diagnostics/messages/one.md', '# One\n\n## first\n\n> One.\n');
    write('diagnostics/messages/two.md', '# Two\n\n## second\n\n> Two.\n');
    write('kinds/treatment/messages.md', '# Treatments\n\n## third\n\n> Three.\n');
    write('kinds/quiet/quiet.ts', '');
    const files = messageFiles(root);
    expect([...files.keys()]).toEqual([
      'diagnostics/messages.generated.ts',
      'kinds/treatment/messages.generated.ts',
    ]);
    expect(files.get('diagnostics/messages.generated.ts')?.match(/\w+(?=\(place)/g)).toEqual([
      'first',
      'second',
    ]);
  });
});
