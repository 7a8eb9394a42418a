/**
 * Writes V8's code cache of a script into the folder: as kept for other processes, and as V8 produces it in a build.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { spareMemory } from '../../renderer/pipeline/spare-memory.ts';
import { growLess } from '../../renderer/turns/give-back.ts';
import { asUsual } from '../../renderer/turns/tell-v8.ts';

const [folder = '', text = ''] = process.argv.slice(2);

spareMemory();
growLess({ goesOn: false });
const script = new Script(text);
script.runInThisContext()();
const kept = asUsual(() => script.createCachedData());
writeFileSync(join(folder, 'kept'), kept);
writeFileSync(join(folder, 'as-told'), script.createCachedData());
