/** The islands of `site watch`, and how what a browser says of them gets its place. */
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type BrowserFailure,
  explainBrowserFailure,
} from '../../renderer/features/watch/explain-browser-failure.ts';
import { type DevelopedIslands, developIslands } from '../../renderer/render/develop-islands.ts';
import { fixtureFolder, loadFixture } from './make-plan.ts';

const base = '/__site/scripts/';
let developed: DevelopedIslands;
beforeAll(async () => {
  developed = await develop('react');
});

async function develop(runtime: 'react' | 'preact'): Promise<DevelopedIslands> {
  const { islands } = await loadFixture(runtime);
  const made = await developIslands([fixtureFolder], islands, { runtime, base });
  if (!made) throw new Error('the islands of the fixture are broken');
  return made;
}

describe('the scripts', () => {
  test('take the place of every published one, and leave the loader', async () => {
    const { islands } = await loadFixture();
    const names = [...islands.texts.keys()].filter((name) => /islands\/|shared/.test(name));
    expect([...developed.published.keys()].toSorted()).toEqual(names.toSorted());
    const own = [...developed.published.values()].filter((text) => text.includes('sign-up-form'));
    expect(own).toEqual([`export { default } from "${base}islands/sign-up-form.js";`]);
  });

  test.each([
    ['react', 'react-dom-client.development.js'],
    ['preact', 'preact/debug'],
  ] as const)('are those of the development build of %s', async (runtime, file) => {
    const { scripts } = runtime === 'react' ? developed : await develop(runtime);
    expect([...scripts.values()].some((text) => text.includes(file))).toBe(true);
  });
});

describe('what a browser says', () => {
  const explain = (failure: Partial<BrowserFailure>) =>
    explainBrowserFailure(
      { kind: 'error', message: 'It broke', stack: '', ...failure },
      { base, scripts: developed.scripts },
    );
  /** As a browser names a place in a script. */
  const frameAt = (text: string, script = 'islands/sign-up-form.js') => {
    const lines = (developed.scripts.get(script) ?? '').split('\n');
    const line = lines.findIndex((one) => one.includes(text));
    expect(line).toBeGreaterThan(0);
    return `    at SignUp (http://localhost:1/__site/scripts/${script}:${line + 1}:${(lines[line] ?? '').indexOf(text) + 1})`;
  };

  test('is placed in the file of the island, past React', () => {
    const shared = [...developed.scripts.keys()].find((name) =>
      developed.scripts.get(name)?.includes('exports.hydrateRoot = function'),
    );
    const stack = [
      `Error: It broke`,
      frameAt('exports.hydrateRoot = function', shared),
      frameAt('function SignUpForm'),
    ];
    expect(explain({ stack: stack.join('\n') })).toMatchObject({
      code: 'island-throws',
      place: { file: 'templates/islands/sign-up-form/sign-up-form.island.tsx' },
      message: 'This island fails in the browser: It broke',
    });
  });

  test.each([
    ['another script', '    at run (http://localhost:1/other.js:1:1)'],
    ['an extension of the browser', '    at chrome-extension://abc/content.js:1:1'],
    ['a script that isn’t there', '    at x (http://localhost:1/__site/scripts/islands/none.js:1:1)'],
    ['nothing', ''],
  ])('of %s isn’t a problem of the site', (_, stack) => {
    expect(explain({ stack })).toBeUndefined();
  });

  test.each([
    ['+ 5\n- 4', '“4” from the build, “5” in the browser.'],
    [
      '  <SignUp>\n+   title="Σάββατο"\n-   title="Κυριακή"',
      '“title="Κυριακή"” from the build, “title="Σάββατο"” in the browser.',
    ],
    ['  <p>\n+   <b>', 'nothing from the build, “<b>” in the browser.'],
    ['  <p>', 'Hydration failed because the server rendered HTML didn’t match.'],
  ])('of a difference tells both sides: %s', (tree, detail) => {
    const message = `Hydration failed because the server rendered HTML didn’t match.\n\n- A branch\n\nhttps://react.dev/link/hydration-mismatch\n\n${tree}\n`;
    const said = explain({ kind: 'mismatch', message, stack: frameAt('function SignUpForm') });
    expect(said).toMatchObject({ code: 'island-differs' });
    expect(said?.message).toContain(`: ${detail}`);
  });

  test.each([
    ['img-src forbids https://a.useEffect.example', false],
    ['img-src forbids https://onSubmit', false],
    ['img-src forbids https://a.values.name', true],
    ['style-src-attr forbids inline', false],
  ])('of the policy without a stack is placed by the host that a line names: %s', (message, isPlaced) => {
    expect(explain({ kind: 'policy', message }) !== undefined).toBe(isPlaced);
  });

  test('of an attribute that differs, which React only warns of, is the same', () => {
    const message = 'A tree hydrated …\n\nhttps://react.dev/link/hydration-mismatch\n\n+ id="a"\n- id="b"';
    const said = explain({ kind: 'warning', message, stack: frameAt('function SignUpForm') });
    expect(said).toMatchObject({ code: 'island-differs', severity: 'error' });
  });
});
