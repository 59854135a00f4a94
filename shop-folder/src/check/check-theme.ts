import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIMITS } from '../files/limits.ts';
import { themeFiles } from '../files/theme-files.ts';
import type { FolderRead } from '../folder/read-folder.ts';
import type { Report } from './report.ts';

/** Reports theme files named by settings that are missing or too large, and files of authorities that differ from the published bytes. */
export function checkTheme({ settings, files }: FolderRead, dir: string, report: Report): void {
  for (const { group, path: field, file: named, sha256 } of themeFiles(settings.documents)) {
    const { file, path } = settings.placeOf(group, field);
    const size = files.get(named);
    if (size === undefined) report.inFile('error', file, path, `there is no ${named}`);
    else if (size > LIMITS.picture) report.inFile('error', file, path, `${named} is ${size} bytes; a picture may have ${LIMITS.picture}`);
    else if (
      sha256 !== undefined &&
      createHash('sha256')
        .update(readFileSync(join(dir, named)))
        .digest('hex') !== sha256
    )
      report.inFile('error', file, path, `${named} is not the file of this SHA-256: an official picture is shown as it was given out, or not at all`);
  }
}
