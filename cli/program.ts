import { isIPv6 } from 'node:net';
import path from 'node:path';
import { styleText } from 'node:util';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import type { Shard } from '../diagnostics/shard.ts';
import type { BranchOptions } from './branch/settings.ts';
import type { DriftOptions } from './commands/drift.ts';
import type { EditFlags } from './commands/edit.ts';
import type { TranslationsOptions } from './commands/translations.ts';
import { exitCodes } from './exit-codes.ts';
import { colourOf, colourWanted, type InitOptions } from './init/init-options.ts';
import { type CliOptions, decideOptions, diffFormats, formats, type RawOptions } from './options.ts';
import { packageVersion, shippedFolders } from './package-folder.ts';
import { kindWords } from './scaffold/kind-words.ts';
import { exampleNames } from './scaffold/sites-to-copy.ts';
import { hostName } from './serve/host-name.ts';
import type { ServerOptions } from './serve/say-addresses.ts';
import { parseShardOption, shardFolder, shardsFolder } from './shard-folder.ts';
import type { Terminal } from './terminal.ts';
import { usageError } from './usage-error.ts';

/**
 * The command line on one screen. Each command is a file of its own that is loaded only when it runs; `finish` takes
 * its exit code.
 */
export function createProgram(terminal: Terminal, finish: (exitCode: number) => void): Command {
  const program = new Command('site')
    .description('Turns site.yaml and the folder content into a finished website.')
    .version(packageVersion(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .option('--root <folder>', 'the folder that holds site.yaml', '.')
    .option('--out <folder>', 'where the finished website goes (default: dist in the root)')
    .option('--base <path>', 'the path that the website will have on its host, such as /branch')
    .option('--at <date>', 'act as if today were this day or moment')
    .option('--drafts', 'show drafts too; site watch does so by itself')
    .option('--no-drafts', 'leave drafts out, as the finished website does')
    .addOption(new Option('--format <format>', 'how to print problems').choices(formats).default('text'))
    .configureHelp({
      showGlobalOptions: true,
      styleTitle: (title) => styleText('bold', title, { validateStream: false }),
    })
    .showHelpAfterError('Run `site --help` to see all commands.')
    .exitOverride()
    .addHelpText('after', help);

  const options = (): CliOptions => decideOptions(program.opts<RawOptions>(), new Date());
  const comparing = (): CliOptions => decideOptions(program.opts<RawOptions>(), new Date(), diffFormats);
  addBuilding(program, terminal, options, finish);
  addComparing(program, terminal, comparing, finish);
  addTiming(program, terminal, options, finish);
  addBranching(program, terminal, options, finish);
  addAsking(program, terminal, options, finish);
  addServing(program, terminal, options, finish);
  addWriting(program, terminal, options, finish);
  addTidying(program, terminal, options, finish);
  return program;
}

/** The exit code if commander has ended the command and said why; undefined for any other error. */
export function endedByCommander(error: unknown): number | undefined {
  if (!(error instanceof CommanderError)) return undefined;
  return error.exitCode === 0 ? exitCodes.fine : exitCodes.wrongUsage;
}

const help = `
Examples:
  site init                 start a site in this folder
  site watch                see every change in the browser as you save it
  site edit                 change the website on its own pages
  site check                look for mistakes; writes nothing
  site check --fix          correct what has only one right answer
  site explain unknown-key  explain a message by its code
  site diff                 show what your edits change for visitors
  site build                write the finished website to dist/
  site build --all          do the same for the site and all its branches
  site merge                join what several machines have built
  site new post my-news     start an article
  site new branch nepal     start a branch: a site that says only what differs
  site where facts.fee      see which pages show a value, or where a page’s texts are
  site why /contact         see why a build makes a page again
  site drift                see what has changed in a branch’s base site
  site translations         see what of a branch is not translated yet
  site import ../old-site   take over the articles of another program
  site clone ../my-site     copy the site to a repository of its own
  site clean                remove what builds have kept to save time

Exit codes: 0 no errors, 1 errors in the site, 2 a mistake in the command, 69 site is not fully installed, 70 a fault in site.
`;

type Add = (
  program: Command,
  terminal: Terminal,
  options: () => CliOptions,
  finish: (exitCode: number) => void,
) => void;

const profiling = [
  '--profile',
  'show where the time went, by stage, kind of section, page and file',
] as const;

const tellingWhy = [
  '--why',
  'show which pages were made again, and what change each is put down to',
] as const;

const polling = [
  '--poll',
  'look for changes, rather than wait to be told: for folders that another system shares',
] as const;

const everySite = ['--all', 'the site and all its branches, in branches/'] as const;

/** Each has an output folder of its own. */
async function sitesOf({ out, base }: RawOptions, options: CliOptions): Promise<CliOptions[]> {
  if (out !== undefined)
    throw usageError(
      '--out can’t be used with --all: each site is written to dist beside its own site.yaml.',
    );
  if (base !== undefined)
    throw usageError('--base can’t be used with --all: write “base” in each site.yaml instead.');
  const { findSites } = await import('./commands/find-sites.ts');
  return findSites(options.root).map((root) => ({ ...options, root, out: path.join(root, 'dist') }));
}

type BuildFlags = { all?: boolean; profile?: boolean; shard?: Shard; why?: boolean };

type CheckFlags = Partial<
  Record<'watch' | 'poll' | 'all' | 'release' | 'profile' | 'fix' | 'dryRun', boolean>
>;

const addBuilding: Add = (program, terminal, options, finish) => {
  const runAll = async (
    command: 'build' | 'check',
    { profile, release = false }: { profile: boolean; release?: boolean },
  ) => {
    const sites = await sitesOf(program.opts<RawOptions>(), options());
    const { runAll } = await import('./commands/run-all.ts');
    return runAll(sites, { command, profile, release }, terminal);
  };
  program
    .command('build')
    .description('build the website into dist/')
    .option(...everySite)
    .option(
      '--shard <number/count>',
      'make one part of the website, for site merge: 3/8 is written to .site/shards/3-of-8, or to --out',
      parseShardOption,
    )
    .option(...profiling)
    .option(...tellingWhy)
    .addHelpText(
      'after',
      examples(
        'site build',
        'site build --at 2026-03-01',
        'site build --all',
        'site build --profile',
        'site build --why',
        'site build --base /branch --out public',
        'site build --shard 3/8 --at 2026-03-01T09:30:00Z',
      ),
    )
    .action(async ({ all, profile = false, shard, why = false }: BuildFlags) => {
      const { root, out, drafts } = program.opts<RawOptions>();
      if (why && (all || shard))
        throw usageError('--why follows one whole site: use it without --all and --shard.');
      if (drafts && shard)
        throw usageError('--drafts can’t be used with --shard: the finished website has no drafts.');
      if (all) {
        if (shard) throw usageError('--shard can’t be used with --all: it makes one part of one site.');
        return finish(await runAll('build', { profile }));
      }
      const { build } = await import('./commands/build.ts');
      const isElsewhere = shard && out === undefined;
      const building = { ...options(), ...(isElsewhere && { out: shardFolder(root, shard) }) };
      finish(await build(building, { profile, shard, why }, terminal));
    });
  program
    .command('merge')
    .description('join the parts made by site build --shard into the finished website')
    .argument(
      '[folders...]',
      'the folders of the parts, or folders that contain them (default: .site/shards in the root)',
    )
    .option(...profiling)
    .addHelpText('after', examples('site merge', 'site merge shards', 'site merge one two --out public'))
    .action(async (folders: string[], { profile = false }: { profile?: boolean }) => {
      const { root, at, drafts } = program.opts<RawOptions>();
      if (drafts)
        throw usageError('--drafts can’t be used with site merge: the finished website has no drafts.');
      const { merge } = await import('./commands/merge.ts');
      const named = folders.map((folder) => path.resolve(folder));
      const shards = named.length > 0 ? named : [shardsFolder(root)];
      finish(await merge(options(), { shards, profile, isMomentGiven: at !== undefined }, terminal));
    });
  program
    .command('check')
    .description('look for mistakes; writes nothing, unless --fix is given')
    .option(...everySite)
    .option('--release', 'also refuse samples and placeholders, before going live')
    .option(
      '--fix',
      'correct what has only one right answer: quotation marks, tabs, misspelt names, prices, dates',
    )
    .option('--dry-run', 'with --fix: show the changes without making them')
    .option('--watch', 'check again after every change, until Ctrl-C')
    .option(...polling)
    .option(...profiling)
    .addHelpText(
      'after',
      examples(
        'site check',
        'site check --fix',
        'site check --watch',
        'site check --all --release',
        'site check --format github',
      ),
    )
    .action(async ({ all, release = false, profile = false, fix, dryRun, watch, poll }: CheckFlags) => {
      if (release && program.opts<RawOptions>().drafts)
        throw usageError('--drafts can’t be used with --release: the finished website has no drafts.');
      if (dryRun && !fix)
        throw usageError('--dry-run shows the changes that --fix would make: use it with --fix.');
      if (watch && (all || fix || profile))
        throw usageError('--watch follows one site: use it without --all, --fix and --profile.');
      if (poll && !watch) throw usageError('--poll looks for changes: use it with --watch.');
      if (all && fix) throw usageError('--fix works on one site at a time: use --root instead of --all.');
      if (all) return finish(await runAll('check', { profile, release }));
      if (watch) {
        const { checkWatch } = await import('./commands/check-watch.ts');
        return finish(await checkWatch(options, { release, poll }, terminal));
      }
      const { check, fixAndCheck } = await import('./commands/check.ts');
      if (!fix) return finish(await check(options(), { release, profile }, terminal));
      finish(await fixAndCheck(options(), { release, profile, until: dryRun ? 'tell' : 'write' }, terminal));
    });
};

const addComparing: Add = (program, terminal, options, finish) => {
  program
    .command('diff')
    .description('show what the edits since the last commit change for visitors')
    .argument('[ref]', 'a commit, branch or tag to compare with', 'HEAD')
    .option(...everySite)
    .option('--open', 'also show the changed pages side by side in the browser, with the changes marked')
    .option('--port <number>', 'the port for --open (default: 4173 or the next free one)', parsePort)
    .addHelpText(
      'after',
      examples(
        'site diff',
        'site diff main',
        'site diff --all',
        'site diff --open',
        'site diff HEAD~1 --format markdown',
      ),
    )
    .action(async (ref: string, { all, ...given }: { all?: boolean; open?: boolean; port?: number }) => {
      if (all && given.open) throw usageError('--open shows one site: use --root instead of --all.');
      const { diff } = await import('./commands/diff.ts');
      if (all) {
        const sites = await sitesOf(program.opts<RawOptions>(), options());
        const { runOneByOne } = await import('./commands/run-one-by-one.ts');
        const run = (site: CliOptions, listener: Terminal) => diff(site, { ref }, listener);
        return finish(await runOneByOne(sites, { run, left: 'errors' }, terminal));
      }
      finish(await diff(options(), { ref, ...given }, terminal));
    });
};

const addTiming: Add = (program, terminal, options, finish) => {
  program
    .command('schedule')
    .description('show what appears and goes when, and how to have the site built by then')
    .addHelpText(
      'after',
      examples('site schedule', 'site schedule --at 2027-01-01', 'site schedule --format json'),
    )
    .action(async () => {
      const { schedule } = await import('./commands/schedule.ts');
      finish(await schedule(options(), terminal));
    });
};

const addBranching: Add = (program, terminal, options, finish) => {
  program
    .command('drift')
    .description('show what has changed in a branch’s base site since the branch was written')
    .option(...everySite)
    .option('--list', 'list what branches say differently, and where, by the lines of the base site')
    .option('--keep [places...]', 'keep what the branch says, and note what the base site says now')
    .option('--take [places...]', 'use what the base site says')
    .addHelpText(
      'after',
      `\nA place is a file, a line of it or a field. Without one, the command applies to everything.\n${examples(
        'site drift --root branches/nepal',
        'site drift --all',
        'site drift --list --all',
        'site drift --keep',
        'site drift --take site.yaml:tagline',
      )}`,
    )
    .action(async ({ all, list, ...asked }: DriftOptions & { all?: boolean; list?: boolean }) => {
      if ((all || list) && (asked.keep || asked.take))
        throw usageError('--keep and --take settle one branch: use --root, without --all and --list.');
      const sites = all ? await sitesOf(program.opts<RawOptions>(), options()) : [options()];
      if (list) {
        const { listOverrides } = await import('./commands/list-overrides.ts');
        return finish(await listOverrides(sites, terminal));
      }
      const { drift } = await import('./commands/drift.ts');
      if (!all) return finish(await drift(options(), asked, terminal));
      const { runOneByOne } = await import('./commands/run-one-by-one.ts');
      const run = (site: CliOptions, listener: Terminal) => drift(site, {}, listener);
      finish(await runOneByOne(sites, { run, left: 'changes to settle' }, terminal));
    });
  program
    .command('translations')
    .description('show what of a branch in another language is not translated, or no longer up to date')
    .option(...everySite)
    .option('--export <file>', 'write all texts to a file for translators, in the format PO')
    .option('--import <file>', 'put what translators have written in it into the branch’s own files')
    .addHelpText(
      'after',
      examples(
        'site translations --root branches/nepal',
        'site translations --all',
        'site translations --export nepali.po',
        'site translations --import nepali.po',
      ),
    )
    .action(async ({ all, ...asked }: TranslationsOptions & { all?: boolean }) => {
      if (all && (asked.export !== undefined || asked.import !== undefined))
        throw usageError('--export and --import are for one branch: use --root instead of --all.');
      const { translations } = await import('./commands/translations.ts');
      if (!all) return finish(await translations(options(), asked, terminal));
      const sites = await sitesOf(program.opts<RawOptions>(), options());
      const { runOneByOne } = await import('./commands/run-one-by-one.ts');
      const run = (site: CliOptions, listener: Terminal) => translations(site, {}, listener);
      finish(await runOneByOne(sites, { run, left: 'errors' }, terminal));
    });
};

const addAsking: Add = (program, terminal, options, finish) => {
  program
    .command('explain')
    .description('explain a message: what it means, why it matters and how to put it right')
    .argument('[code]', 'the code in square brackets at the end of the message (default: list all codes)')
    .addHelpText('after', examples('site explain not-a-number', 'site explain'))
    .action(async (code: string | undefined) => {
      const { explain } = await import('./commands/explain.ts');
      finish(explain(options(), code, terminal));
    });
  program
    .command('readability')
    .description('how hard each page is to read, with the longest sentences and their lines')
    .addHelpText('after', examples('site readability', 'site readability --format json'))
    .action(async () => {
      const { readability } = await import('./commands/readability.ts');
      finish(await readability(options(), terminal));
    });
  program
    .command('why')
    .description('why a page would be made again by the next build, or was by the last one')
    .argument('[page]', 'the address of a page')
    .option('--all', 'every page: why a whole build makes what it makes')
    .addHelpText('after', examples('site why /contact', 'site why --all', 'site why --all --format json'))
    .action(async (page: string | undefined, { all = false }: { all?: boolean }) => {
      if (page === undefined && !all)
        throw usageError('Name a page, as in site why /contact, or ask about all with site why --all.');
      if (page !== undefined && all) throw usageError('--all asks about every page: use it without a page.');
      const { why } = await import('./commands/why.ts');
      finish(await why(options(), page, terminal));
    });
  program
    .command('set')
    .description('changes one value in its file, and nothing else; a mistake is not written')
    .argument('<what...>', 'a value, as for site where, and last its new value')
    .addHelpText(
      'after',
      examples(
        'site set facts.fee 379.99',
        'site set pages/home title "Welcome to the academy"',
        'site set site.yaml contact.phone "+44 20 7946 0000"',
      ),
    )
    .action(async (what: string[]) => {
      if (what.length < 2) throw usageError('Name a value and what it is to be: site set facts.fee 30');
      const { set } = await import('./commands/set.ts');
      finish(await set(options(), what, terminal));
    });
  program
    .command('where')
    .description('which pages show a value, and where the texts of a page come from')
    .argument('<what...>', 'a value, a line of a file, or the address of a page')
    .addHelpText(
      'after',
      examples(
        'site where pages/home title',
        'site where content/pages/home.yaml:4',
        'site where facts.fee',
        'site where site.yaml header.menu',
        'site where /contact',
      ),
    )
    .action(async (what: string[]) => {
      const { where } = await import('./commands/where.ts');
      finish(await where(options(), what, terminal));
    });
};

const showing = {
  port: ['--port <number>', 'the port (default: 4173, or the next free one)'],
  host: [
    '--host <address>',
    'let other devices in the network see it: 0.0.0.0 for all addresses of this one (default: this machine only)',
  ],
  allowHost: [
    '--allow-host <name>',
    'also answer to this name or address, such as that of a tunnel; can be given several times',
  ],
  open: ['--open', 'show it in the browser at once'],
} as const;

const addServing: Add = (program, terminal, options, finish) => {
  program
    .command('watch')
    .description('build the website, serve it and follow every change')
    .option(...showing.port, parsePort)
    .option(...showing.host)
    .option(...showing.allowHost, addHostName)
    .option(...showing.open)
    .option(...polling)
    .addHelpText(
      'after',
      examples('site watch', 'site watch --open', 'site watch --port 8080', 'site watch --host 0.0.0.0'),
    )
    .action(async (asked: ServerOptions & { poll?: boolean }) => {
      const { watch } = await import('./commands/watch.ts');
      const { drafts = true } = program.opts<RawOptions>();
      finish(await watch(() => ({ ...options(), drafts }), asked, terminal));
    });
  program
    .command('edit')
    .description('change the website on its own pages, in the browser')
    .option(...showing.port, parsePort)
    .option(...showing.open)
    .option(...polling)
    .addHelpText('after', examples('site edit', 'site edit --open', 'site edit --root branches/nepal'))
    .action(async (asked: EditFlags) => {
      const { edit } = await import('./commands/edit.ts');
      const { drafts = true } = program.opts<RawOptions>();
      finish(await edit(() => ({ ...options(), drafts }), asked, terminal));
    });
  program
    .command('gallery')
    .description('show every section and component with its example, at three widths, light and dark')
    .option(...showing.port, parsePort)
    .option(...showing.host)
    .option(...showing.allowHost, addHostName)
    .option(...showing.open)
    .addHelpText('after', examples('site gallery', 'site gallery --open'))
    .action(async (asked: ServerOptions) => {
      const { gallery } = await import('./commands/gallery.ts');
      finish(await gallery(options(), asked, terminal));
    });
  program
    .command('preview')
    .description('show what is in dist/ as a host would')
    .option(...everySite)
    .option(...showing.port, parsePort)
    .option(...showing.host)
    .option(...showing.allowHost, addHostName)
    .option(...showing.open)
    .addHelpText(
      'after',
      examples('site build && site preview', 'site preview --out public', 'site preview --all'),
    )
    .action(async ({ all, ...asked }: ServerOptions & { all?: boolean }) => {
      const { preview } = await import('./commands/preview.ts');
      const sites = all ? await sitesOf(program.opts<RawOptions>(), options()) : [options()];
      finish(await preview(sites, asked, terminal));
    });
};

const addWriting: Add = (program, terminal, options, finish) => {
  const begin = program
    .command('new')
    .description('start a page or another entry: a file in which every field is explained')
    .argument('<kind>', 'one of the kinds of content below')
    .argument('<id>', 'its name in addresses: lowercase letters, digits and hyphens')
    .addHelpText('after', ({ command }) => {
      const kinds = kindsIn(command.optsWithGlobals<RawOptions>().root);
      return `\nKinds of content of this site:\n  ${kinds.join(', ')}\n${examples(...kinds.map((kind) => `site new ${kind} my-first-${kind}`))}`;
    })
    .action(async (kind: string, id: string) => {
      const { createEntry } = await import('./commands/new.ts');
      finish(await createEntry(options(), { kind, id }, terminal));
    });
  begin
    .command('branch')
    .description('start a branch of this site in branches/<name>: a site that says only what differs')
    .argument('<name>', 'the name of its folder: lowercase letters, digits and hyphens')
    .option('--title <name>', 'what the branch is called')
    .option('--locale <locale>', 'language and country, such as ne-NP')
    .option('--language <language>', 'the language of the texts, if it is not that of the locale')
    .option('--currency <currency>', 'three letters, such as NPR')
    .option('--time-zone <zone>', 'the time zone, such as Asia/Kathmandu')
    .option('--origin <address>', 'the web address, such as https://nepal.example.com')
    .addHelpText(
      'after',
      `\nWithout options, it asks you for them.\n${examples(
        'site new branch nepal',
        'site new branch nepal --locale ne-NP --currency NPR --time-zone Asia/Kathmandu',
        'site new branch pokhara --root branches/nepal',
      )}`,
    )
    .action(async (name: string, given: BranchOptions) => {
      const { createBranch } = await import('./commands/new-branch.ts');
      finish(await createBranch(options(), { name, given }, terminal));
    });
  program
    .command('init')
    .description('start a small site in an empty folder, or copy a whole example')
    .argument('[folder]', 'the folder, which need not be there yet (default: the current one)')
    .option('--name <name>', 'what the website is called')
    .option('--language <language>', 'its language, with or without the country: de-AT, ne')
    .option('--colour <colour>', 'its main colour, such as #7a1f5c', parseColour)
    .option('--blog', 'with a blog that has one article')
    .addOption(new Option('--example <name>', 'copy this whole example instead').choices(exampleNames))
    .addHelpText(
      'after',
      `\nWithout options, it asks you for them.\n${examples(
        'site init',
        'site init my-site',
        'site init --name "Corner Bakery" --colour "#7a1f5c" --blog',
        'site init my-clinic --example clinic',
      )}`,
    )
    .action(async (folder: string | undefined, given: InitOptions) => {
      const { init } = await import('./commands/init.ts');
      const { root, ...others } = options();
      finish(await init({ ...others, root: path.resolve(root, folder ?? '.') }, given, terminal));
    });
  program
    .command('import')
    .description('take over the articles of a site made with Hugo, Jekyll, Eleventy, Astro or WordPress')
    .argument('<source>', 'its folder, or the file that WordPress exports')
    .option('--uploads <folder>', 'the folder wp-content/uploads of WordPress, for its pictures')
    .option('--dry-run', 'say what would be taken over, without writing anything')
    .addHelpText(
      'after',
      examples(
        'site import ../old-site',
        'site import ../old-site --dry-run',
        'site import export.xml --uploads uploads',
      ),
    )
    .action(async (source: string, asked: { uploads?: string; dryRun?: boolean }) => {
      const { importSite } = await import('./commands/import.ts');
      finish(await importSite(options(), { source, ...asked }, terminal));
    });
  program
    .command('clone')
    .description('copy this site to a repository of its own, with everything it needs')
    .argument('<folder>', 'an empty folder, or a new one')
    .addHelpText('after', examples('site clone ../my-site', 'site clone ../nepal --root branches/nepal'))
    .action(async (folder: string) => {
      const { clone } = await import('./commands/clone.ts');
      finish(await clone(options(), folder, terminal));
    });
  program
    .command('types')
    .description('write schemas/types.ts, the settings for VS Code and docs/reference from the schemas')
    .option('--check', 'write nothing, and fail if a file is out of date')
    .addHelpText('after', examples('site types', 'site types --check'))
    .action(async ({ check = false }: { check?: boolean }) => {
      const { writeTypes } = await import('./commands/types.ts');
      const { commandHelp } = await import('./reference/command-help.ts');
      finish(await writeTypes(options(), { check, commands: commandHelp(program) }, terminal));
    });
};

const addTidying: Add = (program, terminal, options, finish) => {
  program
    .command('clean')
    .description('remove what builds have kept in .site/cache to save time')
    .option(...everySite)
    .option('--dry-run', 'show what would be removed, without removing it')
    .addHelpText('after', examples('site clean', 'site clean --dry-run', 'site clean --all'))
    .action(async ({ all, dryRun }: { all?: boolean; dryRun?: boolean }) => {
      const sites = all ? await sitesOf(program.opts<RawOptions>(), options()) : undefined;
      const { clean, cleanAll } = await import('./commands/clean.ts');
      const until = dryRun ? 'tell' : 'write';
      finish(sites ? cleanAll(sites, until, terminal) : clean(options(), until, terminal));
    });
};

function kindsIn(root: string): string[] {
  const folder = path.resolve(root);
  return kindWords([...shippedFolders(folder), path.join(folder, 'schemas')]);
}

function examples(...lines: string[]): string {
  return `\nExamples:\n${lines.map((line) => `  ${line}`).join('\n')}\n`;
}

function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new InvalidArgumentError('Write a number from 0 to 65535, such as 4173.');
}

function parseColour(text: string): string {
  const colour = colourOf(text);
  if (colour !== undefined) return colour;
  throw new InvalidArgumentError(colourWanted);
}

function addHostName(text: string, before: readonly string[] = []): string[] {
  const name = hostName(isIPv6(text) ? `[${text}]` : text);
  if (name !== undefined) return [...before, name];
  throw new InvalidArgumentError('Write a name or an address, such as mymac.home or 192.168.0.7.');
}
