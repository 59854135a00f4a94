import { LIMITS } from '../files/limits.ts';
import { themeFiles } from '../files/theme-files.ts';
import type { FolderRead } from '../folder/read-folder.ts';
import type { Report } from './report.ts';

/** Logo and icon that `shop.yaml` names are there and not too large. */
export function checkTheme({ settings, files }: FolderRead, report: Report): void {
  for (const { field, file: named } of themeFiles(settings.documents)) {
    const { file, path } = settings.placeOf('shop', [field]);
    const size = files.get(named);
    if (size === undefined) report.inFile('error', file, path, `there is no ${named}`);
    else if (size > LIMITS.picture) report.inFile('error', file, path, `${named} is ${size} bytes; a picture may have ${LIMITS.picture}`);
  }
}
