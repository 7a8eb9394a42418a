import { describe, expect, it } from 'vitest';
import { packageName } from '../../cli/package-folder.ts';
import { completePackage } from '../../cli/scaffold/complete-package.ts';
import { siteScripts, typeTools } from '../../cli/scaffold/package-file.ts';

const placeholder = 'echo "Error: no test specified" && exit 1';
const complete = (content: unknown, indent = 2) =>
  completePackage(`${JSON.stringify(content, null, indent)}\n`, '1.2.3');

describe('a package.json that was there before the site', () => {
  it('gets scripts and packages', () => {
    const completed = complete({ name: 'a' });
    expect(JSON.parse(completed?.text ?? '')).toEqual({
      name: 'a',
      scripts: siteScripts,
      dependencies: { [packageName()]: '1.2.3' },
      devDependencies: typeTools(),
    });
    expect(completed).toMatchObject({ kept: [], needsProgram: true });
  });

  it('loses the placeholder of npm init, and no script of its own', () => {
    const { text, kept } = complete({ scripts: { test: placeholder, build: 'make', lint: 'x' } }) ?? {};
    expect(JSON.parse(text ?? '').scripts).toEqual({ ...siteScripts, build: 'make', lint: 'x' });
    expect(kept).toEqual([['build', 'site build']]);
  });

  it.each(['dependencies', 'devDependencies'])('keeps the version of the program in its %s', (list) => {
    const own = { [list]: { [packageName()]: '^0.1.0', typescript: '^5.9.0' } };
    const { text, needsProgram } = complete(own) ?? {};
    expect(JSON.parse(text ?? '')).toMatchObject(own);
    expect(text?.match(/"typescript"/g)).toHaveLength(1);
    expect(text).not.toContain('1.2.3');
    expect(needsProgram).toBe(false);
  });

  it.each([2, 4, '\t'])('keeps its indentation (%j), and is the same when completed again', (indent) => {
    const text = `${JSON.stringify({ name: 'a', workspaces: ['b'] }, null, indent)}\n`;
    const once = completePackage(text, '1.2.3')?.text ?? '';
    expect(once).toContain(text.slice(0, text.indexOf('"workspaces"')));
    expect(completePackage(once, '1.2.3')?.text).toBe(once);
  });

  it.each(['', '[]', '"a"', '{ name: "a" }', '{}}'])('is left alone if it reads %j', (text) => {
    expect(completePackage(text, '1.2.3')).toBeUndefined();
  });

  it('may have a BOM, or words of JavaScript as names of scripts', () => {
    expect(completePackage('\uFEFF{ "name": "a" }', '1.2.3')?.text).toContain('"start"');
    const { text } = complete({ scripts: { constructor: 'x', toString: 'y' } }) ?? {};
    expect(JSON.parse(text ?? '').scripts).toEqual({ constructor: 'x', toString: 'y', ...siteScripts });
  });
});
