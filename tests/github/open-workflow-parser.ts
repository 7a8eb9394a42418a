import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';

type Parser = typeof import('@actions/workflow-parser');

/** GitHub's own parser. It is written for bundlers: Node can't load its JSON imports. */
export function openWorkflowParser(): (name: string, content: string) => Promise<string[]> {
  const [bundled] = buildSync({
    stdin: { contents: "export * from '@actions/workflow-parser';", resolveDir: import.meta.dirname },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false,
  }).outputFiles;
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'site-workflows-')), 'parser.cjs');
  writeFileSync(file, bundled?.contents ?? '');
  const parser: Parser = createRequire(import.meta.url)(file);
  return async (name, content) => {
    const { context, value } = parser.parseWorkflow({ name, content }, new parser.NoOperationTraceWriter());
    if (value) await parser.convertWorkflowTemplate(context, value);
    return context.errors.getErrors().map(({ message }) => message);
  };
}
