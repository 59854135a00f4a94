import { drawings } from '@vitrina/demo/drawings';
import { openTexts } from '@vitrina/contract/law/open-texts';
import { checkFolder, faultLine, isError } from '@vitrina/shop-folder';

/** Prints everything that is wrong in a folder; gives the exit status: 1 where something keeps it from being loaded. */
export async function checkShopFolder(dir: string): Promise<number> {
  const { faults, read } = await checkFolder(dir, drawings);
  for (const fault of faults) console.log(faultLine(fault));
  const errors = faults.filter(isError).length;
  const markets = (read.settings.documents.markets ?? {}) as Parameters<typeof openTexts>[0]['markets'];
  for (const { market, texts } of openTexts({ markets })) console.log(`${market}: wording of the law not confirmed: ${texts.join(', ')}`);
  console.log(`${errors} errors, ${faults.length - errors} warnings`);
  return errors > 0 ? 1 : 0;
}
