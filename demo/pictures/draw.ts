import { picture } from './studio.ts';
import type { DeviceKind } from './types.ts';

/** Draws one view of a device as an SVG document. The first view of a kind is to scale, the others fill the picture. */
export async function draw(request: { kind: string; view: string; parameters: Record<string, unknown> }): Promise<string> {
  const { kind } = (await import(`./kinds/${request.kind}.ts`)) as { kind: DeviceKind<Record<string, unknown>> };
  const view = kind.views[request.view];
  if (!view) throw new Error(`${request.kind} has no view ${request.view}; it has ${Object.keys(kind.views).join(', ')}`);
  const drawing = view({ ...kind.defaults, ...request.parameters });
  return picture(drawing, request.view === Object.keys(kind.views)[0] ? kind.frame : undefined);
}
