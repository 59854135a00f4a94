/** Prints the score of each part from a report of StrykerJS: `print-scores.ts FILE`. */
import { readFileSync } from 'node:fs';
import { scoreByPart } from './score-by-part.ts';

for (const [part, { killed, all }] of scoreByPart(JSON.parse(readFileSync(process.argv[2] as string, 'utf8'))))
  if (all > 0) console.log(`${part.padEnd(14)} ${((100 * killed) / all).toFixed(1).padStart(5)} % (${killed} of ${all})`);
