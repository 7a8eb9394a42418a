#!/usr/bin/env node
/** The command `site`. In the repository it compiles itself first; the installed package brings lib/ ready made. */
import { existsSync } from 'node:fs';

// React has a slower build for development; what `site` renders is always for visitors.
process.env.NODE_ENV = 'production';

const compiler = new URL('../scripts/compile.js', import.meta.url);
const ready = !existsSync(compiler) || (await (await import(compiler.href)).compile());
if (ready) {
  const { main } = await import('../lib/site.js');
  process.exitCode = await main(process.argv.slice(2));
} else {
  process.exitCode = 70;
}
