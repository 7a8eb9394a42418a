// A disk that refuses to write where the file SITE_REFUSAL says: `{ "code": "ENOSPC", "at": "content/media" }`; without
// that file it takes everything. Loaded before the program.
const fs = require('node:fs');

const original = { ...fs };
const opened = new Map();

function refuse(target, syscall) {
  const path = typeof target === 'number' ? (opened.get(target) ?? '') : String(target);
  if (!original.existsSync(process.env.SITE_REFUSAL)) return;
  const { code, at } = JSON.parse(original.readFileSync(process.env.SITE_REFUSAL, 'utf8'));
  if (path.includes(at))
    throw Object.assign(new Error(`${code}: refused, ${syscall} '${path}'`), { code, syscall });
}

fs.openSync = (path, ...rest) => {
  const file = original.openSync(path, ...rest);
  opened.set(file, String(path));
  return file;
};
fs.writeFileSync = (target, ...rest) => {
  refuse(target, 'write');
  return original.writeFileSync(target, ...rest);
};
for (const [name, syscall] of [
  ['mkdirSync', 'mkdir'],
  ['rmSync', 'rm'],
])
  fs[name] = (path, ...rest) => {
    if (syscall === 'rm' || !original.existsSync(path)) refuse(path, syscall);
    return original[name](path, ...rest);
  };
for (const name of ['renameSync', 'linkSync'])
  fs[name] = (from, to) => {
    refuse(to, name);
    return original[name](from, to);
  };
require('node:module').syncBuiltinESMExports();
