export interface SliderScale {
  min: number;
  max: number;
  step: number;
}

const NICE = [1, 2, 5, 10];
const STEPS = 100;

/** Bounds and step of a slider: about a hundred round steps, bounds on whole steps. */
export function sliderScale(min: number, max: number): SliderScale {
  const rough = (max - min) / STEPS;
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 0.1)));
  const hasFractions = !Number.isInteger(min) || !Number.isInteger(max);
  const step = Math.max((NICE.find((nice) => nice * power >= rough) ?? 10) * power, hasFractions ? 0.1 : 1);
  return { min: tidy(Math.floor(min / step + 1e-9) * step), max: tidy(Math.ceil(max / step - 1e-9) * step), step: tidy(step) };
}

/** Returns the bound set by a thumb; undefined at the end of the scale: no bound. */
export const boundAt = (value: number, end: number): number | undefined => (value === end ? undefined : value);

/** Position on the scale in percent, clamped. */
export const percentOf = (value: number, { min, max }: SliderScale): number =>
  max <= min ? 0 : Math.min(100, Math.max(0, ((value - min) / (max - min)) * 100));

const tidy = (value: number): number => Number(value.toFixed(4));
