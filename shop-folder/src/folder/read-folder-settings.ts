import type { SettingsGroup } from '@vitrina/contract/settings/settings';
import { BadFolder, type Fault } from '../faults.ts';
import { readTree } from '../files/read-tree.ts';
import { readSettings } from './read-settings.ts';

/** Reads only the settings documents of a folder, without validating them. Throws `BadFolder` if a file cannot be read. */
export function readFolderSettings(dir: string): Partial<Record<SettingsGroup, unknown>> {
  const faults: Fault[] = [];
  const { files } = readTree(dir);
  const { documents } = readSettings({ dir, files, yaml: new Map(), fault: (fault) => void faults.push(fault) });
  if (faults.length > 0) throw new BadFolder(faults);
  return documents;
}
