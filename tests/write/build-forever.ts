/** A process for the kill test: builds two versions of a site alternately, for ever. Arguments: root, output. */
import { openOutput } from '../../renderer/write/write-output.ts';
import { createVersion } from './create-version.ts';

const [root = '', out = ''] = process.argv.slice(2);
for (let round = 0; ; round += 1) {
  const output = openOutput({ root, out }, (problem) => {
    throw new Error(problem.message);
  });
  for (const file of createVersion(round % 2 === 0 ? 'even' : 'odd')) output?.add(file);
  output?.commit();
  if (round === 1) process.stdout.write('ready\n');
}
