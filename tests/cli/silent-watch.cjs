// As in a folder that another system shares: watching it succeeds, and nothing is ever told. Loaded before the program.
const { EventEmitter } = require('node:events');
const fs = require('node:fs');

fs.watch = () => Object.assign(new EventEmitter(), { close() {} });
require('node:module').syncBuiltinESMExports();
