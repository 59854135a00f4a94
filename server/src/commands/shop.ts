/** `npm run shop -- new|check|load|export DIR`: a shop as a folder of files (docs/shop-folder.md). */
import { BadFolder } from '@vitrina/shop-folder/faults';
import { SHOP_USAGE, readShopArguments } from './shop/read-shop-arguments.ts';

const args = readShopArguments(process.argv.slice(2));
if ('problem' in args) {
  console.error(`${args.problem}\n${SHOP_USAGE}`);
  process.exit(2);
}

try {
  if (args.command === 'new') process.exitCode = await (await import('./shop/new-shop-folder.ts')).newShopFolder(args);
  if (args.command === 'check') process.exitCode = await (await import('./shop/check-shop-folder.ts')).checkShopFolder(args.dir);
  if (args.command === 'load') await (await import('./shop/load-shop-folder.ts')).loadShopFolder(args);
  if (args.command === 'export') await (await import('./shop/export-shop-folder.ts')).exportShopFolder(args.dir);
} catch (error) {
  if (!(error instanceof BadFolder)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
