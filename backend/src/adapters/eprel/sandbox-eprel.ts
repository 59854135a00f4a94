import type { EprelRecord, EprelRegister } from './eprel-register.ts';

/** Faults of the sandbox: no answer, broken connection, another number, another class, a web page instead of a label, code far inside a drawing. */
export type EprelTrouble = 'slow' | 'breaks' | 'other-number' | 'other-class' | 'no-label' | 'hidden-code' | 'unknown';

interface SandboxOptions {
  /** Records of the sandbox, by number. */
  records: ReadonlyMap<string, EprelRecord>;
  troubleOf?: (id: string) => EprelTrouble | null;
}

/** A register for trials: answers correctly, slowly or wrongly, as `troubleOf` says. */
export function sandboxEprel({ records, troubleOf = () => null }: SandboxOptions): EprelRegister {
  return {
    read: async (id, signal) => {
      const trouble = troubleOf(id);
      if (trouble === 'slow') await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
      if (trouble === 'breaks') throw new Error('the connection broke off');
      const record = records.get(id);
      if (!record || trouble === 'unknown') return null;
      if (trouble === 'other-number') return { ...record, id: `${id}9` };
      if (trouble === 'other-class') return { ...record, class: record.class === 'A' ? 'B' : 'A' };
      if (trouble === 'no-label') return { ...record, label: { type: 'image/svg+xml', bytes: Buffer.from('<!doctype html><p>Sign in</p>') } };
      if (trouble === 'hidden-code') {
        const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><!--${' '.repeat(1000)}--><script/></svg>`;
        return { ...record, label: { type: 'image/svg+xml', bytes: Buffer.from(drawing) } };
      }
      return record;
    },
  };
}
