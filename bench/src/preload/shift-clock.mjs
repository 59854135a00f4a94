/** For drills: shifts the clock of a process by the number of seconds in the file CLOCK_FILE, which is read every 50 ms. */
import { readFileSync } from 'node:fs';

const RealDate = Date;
const realNow = Date.now;
const timeOrigin = performance.timeOrigin;
let shift = 0;

const read = () => {
  try {
    shift = Number(readFileSync(process.env.CLOCK_FILE, 'utf8')) * 1000 || 0;
  } catch {
    shift = 0;
  }
};

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [realNow() + shift] : args, self === globalThis.Date ? target : self),
  apply: () => new RealDate(realNow() + shift).toString(),
  get: (target, name) => (name === 'now' ? () => realNow() + shift : Reflect.get(target, name)),
});
Object.defineProperty(performance, 'timeOrigin', { get: () => timeOrigin + shift });

if (process.env.CLOCK_FILE) {
  read();
  setInterval(read, 50).unref();
}
