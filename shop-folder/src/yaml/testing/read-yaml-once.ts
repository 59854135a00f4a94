import { deserialize, serialize } from 'node:v8';
import type { Fault } from '../../faults.ts';
import { readYaml as read, type YamlFile } from '../read-yaml.ts';

/** Serialized values of files, by their text. */
const cachedValues = new Map<string, Buffer>();

/**
 * `readYaml` for tests, which read the demo shop's files a hundred times in a process: a text that was valid before yields a fresh copy of
 * its value. Places are looked up in the text on demand.
 */
export function readYaml(file: string, text: string): YamlFile | Fault[] {
  const bytes = cachedValues.get(text);
  if (bytes) {
    let parsed: YamlFile | undefined;
    const at: YamlFile['at'] = (path, key) => {
      parsed ??= read(file, text) as YamlFile;
      return parsed.at(path, key);
    };
    return { file, value: deserialize(bytes), at };
  }
  const first = read(file, text);
  if (!Array.isArray(first)) cachedValues.set(text, serialize(first.value));
  return first;
}
