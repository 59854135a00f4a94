/**
 * Types of the demo shop's drawings. A device kind is a parametric model, drawn in millimetres, so that a 43" television next to a 65" one
 * has the right size, and in several views.
 */

/** SVG markup drawn in millimetres: x to the right, y down, the foot of the device at y = 0, its middle at x = 0. */
export interface Drawing {
  svg: string;
  /** Extent in millimetres, without the shadow. */
  width: number;
  height: number;
  /** Half width of the soft contact shadow under the foot; absent: `width / 2 * 1.04`; 0: no shadow (details). */
  shadow?: number;
}

export interface DeviceKind<Parameters> {
  /** Height in millimetres that the whole picture shows in views marked `true to scale`; one value for all devices of the kind. */
  frame: number;
  /** Values of parameters that are not given. */
  defaults: Parameters;
  /** At least three views; the first is the main picture and is to scale. */
  views: Record<string, (parameters: Parameters) => Drawing>;
}
