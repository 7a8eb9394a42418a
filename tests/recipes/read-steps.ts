/** The steps of docs/developing.md; its introduction says how a person reads them. */

export type Step =
  | { do: 'write'; file: string; text: string }
  | { do: 'edit'; file: string; from: string; to: string }
  | { do: 'run'; command: string; shown: string };

/**
 * A part of the page begins with `##`, a recipe in it with `###`; the text before the first recipe is a recipe of its
 * own.
 */
export type Recipe = { part: string; title: string; steps: readonly Step[] };

const block = /(?:^\*\*`([^`]+)`\*\*\n\n)?^```(\w+)\n([\s\S]*?)^```$/gm;

export function readRecipes(page: string): Recipe[] {
  return page
    .split(/^## /m)
    .slice(1)
    .flatMap((part) => {
      const [title = ''] = part.split('\n', 1);
      return part.split(/^### /m).map((recipe, index) => ({
        part: title,
        title: index === 0 ? 'Begin' : String(recipe.split('\n', 1)[0]),
        steps: [...recipe.matchAll(block)].flatMap(([, file, language, text = '']) =>
          stepsOf(file, String(language), text),
        ),
      }));
    });
}

function stepsOf(file: string | undefined, language: string, text: string): Step[] {
  if (language === 'console') return commandsIn(text);
  if (file === undefined) throw new Error(`No file is named above the block that begins with ${text}`);
  if (language !== 'diff') return [{ do: 'write', file, text }];
  const lines = text.split('\n').slice(0, -1);
  const side = (signs: string) =>
    lines
      .filter((line) => signs.includes(line.charAt(0)))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  return [{ do: 'edit', file, from: side(' -'), to: side(' +') }];
}

function commandsIn(text: string): Step[] {
  return text
    .split(/^\$ /m)
    .slice(1)
    .map((command) => {
      const end = command.indexOf('\n');
      return { do: 'run', command: command.slice(0, end), shown: command.slice(end + 1) };
    });
}

/** Compares with the shown output, in which `…` matches anything; on a line of its own, any number of lines. */
export function isAsShown(printed: string, shown: string): boolean {
  const pattern = shown
    .split(/(^…\n|…)/m)
    .map((piece) => {
      if (piece === '…\n') return '(?:.*\\n)*';
      return piece === '…' ? '.*' : piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    })
    .join('');
  return new RegExp(`^${pattern}$`).test(printed);
}
