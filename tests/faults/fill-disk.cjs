// A disk that has room for so many bytes more (SITE_ROOM): whatever is written after that finds none. Loaded before the program.
const fs = require('node:fs');

let room = Number(process.env.SITE_ROOM);

function take(content) {
  room -= typeof content === 'string' ? Buffer.byteLength(content) : (content?.byteLength ?? 0);
  if (room < 0)
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
      syscall: 'write',
    });
}

for (const name of ['writeFileSync', 'writeSync', 'appendFileSync']) {
  const original = fs[name];
  fs[name] = (target, content, ...rest) => {
    // What the command prints goes to no disk.
    if (target !== 1 && target !== 2) take(content);
    return original(target, content, ...rest);
  };
}
require('node:module').syncBuiltinESMExports();
