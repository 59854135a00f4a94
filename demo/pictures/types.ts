/**
 * How the demo shop's pictures are drawn. A device kind is a parametric model: it draws itself in millimetres, so
 * that a 43" television beside a 65" one has the right size, and in several views.
 */

/** SVG markup drawn in millimetres: x to the right, y down, the foot of the device at y = 0, its middle at x = 0. */
export interface Drawing {
  svg: string;
  /** Extent in millimetres, without the shadow. */
  width: number;
  height: number;
  /** Half width of the soft contact shadow under the foot; absent draws `width / 2 * 1.04`; 0 draws none (details). */
  shadow?: number;
}

export interface DeviceKind<Parameters> {
  /** Height in millimetres that the whole picture shows in views marked `true to scale`; one figure for the whole kind. */
  frame: number;
  /** What is drawn when a parameter is not given. */
  defaults: Parameters;
  /** At least three views; the first one is the main picture and is true to scale. */
  views: Record<string, (parameters: Parameters) => Drawing>;
}
