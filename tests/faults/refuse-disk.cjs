// A disk that refuses to write where the file SITE_REFUSAL says: `{ "code": "ENOSPC", "at": "content/media" }`; without
// that file it takes everything. The file comes and goes while the program writes, so a test puts it there whole, by
// renaming it. Loaded before the program.
const fs = require('node:fs');

const original = { ...fs };
const opened = new Map();

function refuse(target, syscall) {
  const path = typeof target === 'number' ? (opened.get(target) ?? '') : String(target);
  const refusal = readRefusal();
  if (refusal === undefined) return;
  const { code, at } = refusal;
  if (path.includes(at))
    throw Object.assign(new Error(`${code}: refused, ${syscall} '${path}'`), { code, syscall });
}

function readRefusal() {
  try {
    return JSON.parse(original.readFileSync(process.env.SITE_REFUSAL, 'utf8'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
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
