import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findProgram } from './find-program.ts';

type Serving = { port: number; root: string; rules: readonly string[]; work: string };

/** A real web server and its configuration for a folder. `rules`: the file that each build has written for it. */
export type Server = {
  name: 'nginx' | 'caddy' | 'apache2';
  rules: string;
  config: (serving: Serving) => string;
  args: (config: string, work: string) => string[];
};

export const nginx: Server = {
  name: 'nginx',
  rules: '_hosting/nginx.conf',
  config: ({ port, root, rules, work }) => `
daemon off;
master_process off;
pid ${work}/nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
  client_body_temp_path ${work}/body; proxy_temp_path ${work}/proxy; fastcgi_temp_path ${work}/fastcgi;
  uwsgi_temp_path ${work}/uwsgi; scgi_temp_path ${work}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${root};
    ${rules.map((file) => `include ${file};`).join('\n    ')}
  }
}
`,
  args: (config, work) => ['-p', work, '-c', config],
};

export const caddy: Server = {
  name: 'caddy',
  rules: '_hosting/Caddyfile',
  config: ({ port, root, rules }) => `
{
	admin off
	auto_https off
}
http://127.0.0.1:${port} {
	root * ${root}
	${rules.map((file) => `import ${file}`).join('\n\t')}
}
`,
  args: (config) => ['run', '--adapter', 'caddyfile', '--config', config],
};

const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite', 'filter', 'deflate'];

/** As Debian has it, without its list of types. It refuses to serve as root, and then does so as nobody. */
export const apache: Server = {
  name: 'apache2',
  rules: '.htaccess',
  config: ({ port, root, work }) => `
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
ServerRoot ${work}
PidFile ${work}/apache.pid
ErrorLog ${work}/error.log
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
${process.getuid?.() === 0 ? 'User nobody\nGroup nogroup' : ''}
TypesConfig /dev/null
DocumentRoot ${root}
<Directory ${root}>
  AllowOverride All
  Require all granted
  Options FollowSymLinks
</Directory>
`,
  args: (config) => ['-D', 'FOREGROUND', '-f', config],
};

export type Started = { origin: string; stop: () => Promise<void> };

type Sites = { root: string; outs: readonly string[] };

/**
 * Starts the server on a free port of this machine and waits until it answers. `root`: the folder served at `/`;
 * `outs`: the finished sites in it.
 */
export async function startServer(server: Server, sites: Sites, tries = 3): Promise<Started> {
  try {
    return await startAtFreePort(server, sites);
  } catch (error) {
    // Another process may have taken the port in between.
    if (tries <= 1) throw error;
    return startServer(server, sites, tries - 1);
  }
}

async function startAtFreePort(server: Server, { root, outs }: Sites): Promise<Started> {
  const work = mkdtempSync(path.join(os.tmpdir(), `site-${server.name}-`));
  const port = await freePort();
  const config = path.join(work, 'config');
  // Apache serves as nobody, and temporary folders are their owner's only.
  for (const folder of [root, path.dirname(root)])
    if (folder.startsWith(`${os.tmpdir()}/`)) chmodSync(folder, 0o755);
  const rules = outs.map((out) => path.join(out, server.rules));
  writeFileSync(config, server.config({ port, root, work, rules }));
  const env = { ...process.env, HOME: work, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work };
  const child = spawn(findProgram(server.name) ?? server.name, server.args(config, work), {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(work, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  for (const started = Date.now(); Date.now() - started < 60_000; ) {
    if (child.exitCode !== null) break;
    const answers = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (answers) return { origin, stop };
    await setTimeout(20);
  }
  await stop();
  throw new Error(`${server.name} doesn’t answer:\n${said}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
