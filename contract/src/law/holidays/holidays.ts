/** Row of the table of public holidays: days, years, region and source. */
export interface HolidayRow {
  /** `12-25`: that day of every year; a number: days after Easter Sunday; an object: the last such weekday, 0 (Sunday) to 6, before a day. */
  days: readonly (string | number | { before: string; weekday: number })[];
  /** First and last year of the row; absent: all known years. */
  from?: number;
  until?: number;
  /** Replacement of a holiday that falls on a Sunday: the next day that is no holiday or, for holidays of two days, the next two; absent: none. */
  sunday?: 'next' | 'two-next';
  /** True: shops may open. */
  isTrading?: true;
  /** True: a holiday in a part of the country only. Consumers' periods do not end on it, but parcels are delivered. */
  isPart?: true;
}

export interface HolidayCalendar {
  country: string;
  /** Easter by the Julian calendar. */
  isOrthodox?: true;
  rows: readonly HolidayRow[];
  /** Acts, and where the developers read of them; a source with the prefix `known:` was not read. */
  sources: readonly string[];
  /** Regional holidays that are missing here, in words. */
  note?: string;
}

/** Years that the rows are known for. They were compared with their sources on 2026-11-23: acts change. */
export const HOLIDAY_YEARS = { from: 2024, until: 2030 } as const;

export const HOLIDAYS: readonly HolidayCalendar[] = [
  {
    country: 'SI',
    rows: [{ days: ['01-01', '01-02', '02-08', 1, '04-27', '05-01', '05-02', '06-25', '08-15', '10-31', '11-01', '12-25', '12-26'] }],
    sources: ['Zakon o praznikih in dela prostih dnevih v Republiki Sloveniji', 'days of 2026: 24ur.com, siol.net'],
  },
  {
    country: 'HR',
    rows: [{ days: ['01-01', '01-06', 0, 1, 60, '05-01', '05-30', '06-22', '08-05', '08-15', '11-01', '11-18', '12-25', '12-26'] }],
    sources: ['known: Zakon o blagdanima, spomendanima i neradnim danima, NN 110/2019', 'its article 4 (nothing moves): narodne-novine.nn.hr, NN 33/1996'],
  },
  {
    country: 'AT',
    rows: [{ days: ['01-01', '01-06', 1, '05-01', 39, 50, 60, '08-15', '10-26', '11-01', '12-25', '12-26'] }, { days: ['12-08'], isTrading: true }],
    sources: ['known: Feiertagsruhegesetz, § 1'],
  },
  {
    country: 'DE',
    rows: [
      { days: ['01-01', -2, 1, '05-01', 39, 50, '10-03', '12-25', '12-26'] },
      { days: ['01-06', '03-08', 60, '08-15', '09-20', '10-31', '11-01', { before: '11-23', weekday: 3 }], isPart: true },
    ],
    sources: [
      'known: acts of the sixteen states, and Einigungsvertrag, article 2 (2)',
      'days of the states: n-tv.de, lernando.de; known: 20 September, Thuringia',
    ],
    note: 'Augsburg’s 8 August is not here.',
  },
  {
    country: 'IT',
    rows: [{ days: ['01-01', '01-06', 0, 1, '04-25', '05-01', '06-02', '08-15', '11-01', '12-08', '12-25', '12-26'] }, { days: ['10-04'], from: 2026 }],
    sources: ['legge 27 maggio 1949, n. 260, article 2', 'legge 8 ottobre 2025, n. 151: normattiva.it'],
    note: 'Patron saints of towns are not here.',
  },
  {
    country: 'ES',
    rows: [
      { days: ['01-01', '01-06', -2, '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25'] },
      // A national holiday on a Sunday: regions may move it to the Monday.
      { days: ['01-01', '01-06', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25'], sunday: 'next', isPart: true },
      { days: ['03-19', -3, 1, '07-25'], isPart: true },
      { days: ['02-28', '03-01', '04-23', '05-02', '05-17', '05-30', '05-31', '06-09', '06-24', '07-28', '08-05', '09-02', '09-08'], isPart: true },
      { days: ['09-11', '09-15', '09-17', '10-09', '12-26'], isPart: true },
    ],
    sources: [
      'Real Decreto 2001/1983, article 45',
      'Dirección General de Trabajo, days of 2026: europapress.es',
      'days of regions: larazon.es, lavozdigital.es; known: 9 June and the days of autumn',
    ],
    note: 'Days that a region chooses for one year, and the two of each town, are not here.',
  },
  {
    country: 'RS',
    isOrthodox: true,
    rows: [{ days: ['01-01', '01-02', '02-15', '02-16', '05-01', '05-02', '11-11'], sunday: 'next' }, { days: ['01-07', -2, 0, 1] }],
    sources: [
      'Zakon o državnim i drugim praznicima, Službeni glasnik 43/2001, 101/2007, 92/2011: propisi.net, zakon.co.rs',
      'its article 3a (Sundays): krestonmdm.com',
    ],
  },
  {
    country: 'BA',
    rows: [{ days: ['01-01', '01-02', '03-01', '05-01', '05-02'], sunday: 'next' }, { days: ['11-25'] }],
    sources: [
      'Zakon o praznicima and acts of the Federation, days of 2026: rtvslon.ba',
      'that 25 November does not move: Ministry of labour of the Federation, 20 November 2024',
    ],
    note: 'Those of the Federation; Republika Srpska and Brčko have others.',
  },
  {
    country: 'ME',
    isOrthodox: true,
    rows: [
      { days: ['01-01', '05-01', '05-21', '07-13', '11-13'], sunday: 'two-next' },
      { days: ['01-02', '05-02', '05-22', '07-14', '11-14'], sunday: 'next' },
      { days: ['01-07', -2, 0, 1] },
    ],
    sources: [
      'Zakon o državnim i drugim praznicima, Sl. list RCG 27/07, CG 36/13, 145/21, 3/23, 30/23: gov.me, mina.news',
      'known: Zakon o svetkovanju vjerskih praznika',
    ],
    note: 'Of religious holidays, which bind their believers, Orthodox Christmas and Easter are here.',
  },
];
