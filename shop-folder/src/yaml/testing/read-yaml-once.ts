import { deserialize, serialize } from 'node:v8';
import type { Fault } from '../../faults.ts';
import { readYaml as read, type YamlFile } from '../read-yaml.ts';

/** Values of files by their text, in bytes. */
const known = new Map<string, Buffer>();

/**
 * `readYaml` for tests, which read the demo shop's files a hundred times in a process: a text that was good before gives the same value again, a copy of its own. Places are looked up in
 * the text when they are asked for.
 */
export function readYaml(file: string, text: string): YamlFile | Fault[] {
  const bytes = known.get(text);
  if (bytes) {
    let parsed: YamlFile | undefined;
    const at: YamlFile['at'] = (path, key) => {
      parsed ??= read(file, text) as YamlFile;
      return parsed.at(path, key);
    };
    return { file, value: deserialize(bytes), at };
  }
  const first = read(file, text);
  if (!Array.isArray(first)) known.set(text, serialize(first.value));
  return first;
}
