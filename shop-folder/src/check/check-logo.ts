import { LIMITS } from '../files/limits.ts';
import { logoFile } from '../files/logo-file.ts';
import type { FolderRead } from '../folder/read-folder.ts';
import type { Report } from './report.ts';

/** The logo that `shop.yaml` names is there and not too large. */
export function checkLogo({ settings, files }: FolderRead, report: Report): void {
  const logo = logoFile(settings.documents);
  if (logo === null) return;
  const { file, path } = settings.placeOf('shop', ['logo']);
  const size = files.get(logo);
  if (size === undefined) report.inFile('error', file, path, `there is no ${logo}`);
  else if (size > LIMITS.picture) report.inFile('error', file, path, `${logo} is ${size} bytes; a picture may have ${LIMITS.picture}`);
}
