import { drawings } from '@vitrina/demo/drawings';
import { openTextLine } from '@vitrina/contract/law/open-texts';
import { checkFolder, faultLine, isError } from '@vitrina/shop-folder';
import { openTextsOf } from './open-texts-of.ts';

/** Prints all faults of a folder. Returns the exit status: 1 if one prevents loading. */
export async function checkShopFolder(dir: string): Promise<number> {
  const { faults, read } = await checkFolder(dir, drawings);
  for (const fault of faults) console.log(faultLine(fault));
  const errors = faults.filter(isError).length;
  const open = openTextsOf(read, new Date());
  for (const text of open) console.log(`wording of the law not confirmed: ${openTextLine(text)}`);
  if (open.length > 0) console.log('Production does not open these markets until markets/<code>.yaml names each in confirmedTexts: by, on, version.');
  console.log(`${errors} errors, ${faults.length - errors} warnings`);
  return errors > 0 ? 1 : 0;
}
