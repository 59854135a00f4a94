import type { Fault } from '../faults.ts';
import type { Origin } from '../folder/origin.ts';
import type { YamlFile } from '../yaml/read-yaml.ts';

type Step = string | number;

export interface Report {
  add: (fault: Fault) => void;
  /** Reports an error at a value of an entry; with an empty path, at the entry itself. */
  error: (entry: object, path: readonly Step[], words: string) => void;
  warning: (entry: object, path: readonly Step[], words: string) => void;
  /** Reports a fault at a value of a file. */
  inFile: (level: Fault['level'], file: string, path: readonly Step[], words: string) => void;
}

interface Places {
  yaml: ReadonlyMap<string, YamlFile>;
  origins: WeakMap<object, Origin>;
}

export function makeReport({ yaml, origins }: Places, faults: Fault[]): Report {
  const inFile: Report['inFile'] = (level, file, path, words) => {
    faults.push({ level, file, ...(yaml.get(file)?.at(path) ?? { line: 0, column: 0 }), words });
  };
  const atLevel = (level: Fault['level']) => (entry: object, path: readonly Step[], words: string) => {
    const origin = origins.get(entry);
    inFile(level, origin?.file ?? 'folder.yaml', [...(origin?.path ?? []), ...path], words);
  };
  return { add: (fault) => faults.push(fault), error: atLevel('error'), warning: atLevel('warning'), inFile };
}
