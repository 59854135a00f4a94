import type { ProductInput } from '@vitrina/backend/seed';
import type { DemoBrand } from '../catalogue/brands.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import type { DemoCategory, DemoPicture } from '../catalogue/types.ts';
import { draw } from '../pictures/draw.ts';
import { drawLogo } from '../pictures/logos.ts';
import { CANVAS } from '../pictures/studio.ts';
import type { Lookup } from './lookup.ts';
import type { PictureStore } from './picture-store.ts';
import { type Kind, viewsFor } from './product-views.ts';
import type { DemoProduct } from './products-of.ts';
import { withScreen } from './screens-for.ts';

export type Images = ProductInput['images'];

/** Draws all views of a product, or takes the ones drawn already, and gives its pictures. */
export async function productImages(store: PictureStore, lookup: Lookup, { family, model, code }: DemoProduct): Promise<Images> {
  const brand = lookup.brands.get(family.brand);
  const kind = await kindOf(model.picture.kind);
  const picture = withScreen({ ...model.picture, brand: brand?.title ?? '' }, family.configurable ? family.key : code);
  const images: Images = [];
  for (const view of viewsFor(family, model, kind)) {
    images.push({ upload_path: await viewFile(store, picture, view), width: CANVAS.width, height: CANVAS.height, kind: 'cutout', view });
  }
  return images;
}

/** The picture of a category: the main view of its device, with a brand that the shop sells. */
export async function categoryImage(store: PictureStore, lookup: Lookup, { picture }: DemoCategory): Promise<string> {
  const kind = await kindOf(picture.kind);
  const maker = catalogue.families.find((family) => family.models.some((model) => model.picture.kind === picture.kind));
  const brand = lookup.brands.get(maker?.brand ?? '');
  return viewFile(store, { ...picture, ...(brand && { brand: brand.title }) }, Object.keys(kind.views)[0] as string);
}

export const logoImage = (store: PictureStore, brand: DemoBrand): Promise<string> => store.put(`logos/${brand.code}`, drawLogo(brand.code, brand.title));

async function viewFile(store: PictureStore, { kind, ...parameters }: DemoPicture, view: string): Promise<string> {
  return store.put(`${kind}/${view}`, await draw({ kind, view, parameters }));
}

export const kindOf = async (name: string): Promise<Kind> => ((await import(`../pictures/kinds/${name}.ts`)) as { kind: Kind }).kind;
