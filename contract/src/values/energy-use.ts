/** Yearly use of a device, to turn a label's consumption into a sum, and the number of years assumed. */
export interface EnergyUse {
  /** Factor from the attribute's number to kWh a year. */
  factor: number;
  years: number;
  /** Name of the text about the consumption. */
  text: string;
}

/** Use by attribute, for labels under regulation 2017/1369. 1,000 hours are 2 hours and 44 minutes a day; 200 washes are four a week. */
export const ENERGY_USE: Readonly<Record<string, EnergyUse>> = {
  annual_energy: { factor: 1, years: 12, text: 'compare_use_year' },
  energy_per_100: { factor: 2, years: 10, text: 'compare_use_cycles' },
  energy_sdr: { factor: 1, years: 7, text: 'compare_use_hours' },
};
