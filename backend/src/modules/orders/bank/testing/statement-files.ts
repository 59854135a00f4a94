/** Statements as banks of several countries write them, made here: no bank's own. */

export interface Coming {
  /** As the file writes it: `12.30`. */
  amount: string;
  currency?: string;
  /** Structured, as the payer gave it. */
  reference?: string;
  info?: string;
  payer?: string;
  /** The servicer's own name of it. */
  id?: string;
  day?: string;
}

const xml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const OWN = { SI: 'SI56051008010486080', HR: 'HR1210010051863000160', AT: 'AT611904300234573201', DE: 'DE89370400440532013000' } as const;
type Country = keyof typeof OWN;

const remittance = ({ reference, info }: Coming): string =>
  `<RmtInf>${info ? `<Ustrd>${xml(info)}</Ustrd>` : ''}${reference ? `<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>${xml(reference)}</Ref></CdtrRefInf></Strd>` : ''}</RmtInf>`;

/** `isWrapped`: names within `Pty`, as versions from 8 on have them. */
const detail = (one: Coming, isWrapped: boolean): string => {
  const name = `<Nm>${xml(one.payer ?? 'Žana Đurić Šinkovec')}</Nm>`;
  return `<TxDtls><Refs>${one.id ? `<AcctSvcrRef>${one.id}</AcctSvcrRef>` : ''}<EndToEndId>NOTPROVIDED</EndToEndId></Refs>
    <Amt Ccy="${one.currency ?? 'EUR'}">${one.amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>
    <RltdPties><Dbtr>${isWrapped ? `<Pty>${name}</Pty>` : name}</Dbtr><DbtrAcct><Id><IBAN>SI56191000000123438</IBAN></Id></DbtrAcct></RltdPties>${remittance(one)}</TxDtls>`;
};

const sum = (all: readonly Coming[]): string => all.reduce((total, { amount }) => total + Number(amount), 0).toFixed(2);

const entry = (details: readonly Coming[], { isWrapped, status }: { isWrapped: boolean; status: string }): string => {
  const [one] = details as [Coming];
  return `<Ntry><Amt Ccy="${one.currency ?? 'EUR'}">${sum(details)}</Amt><CdtDbtInd>CRDT</CdtDbtInd>${status}<BookgDt><Dt>${one.day ?? '2026-11-23'}</Dt></BookgDt>
    <AcctSvcrRef>${one.id ?? 'E1'}</AcctSvcrRef><NtryDtls>${details.length > 1 ? `<Btch><NbOfTxs>${details.length}</NbOfTxs></Btch>` : ''}${details.map((inner) => detail(inner, isWrapped)).join('')}</NtryDtls></Ntry>`;
};

const document = ({ country, kind, version, entries }: { country: Country; kind: '053' | '054'; version: string; entries: string }): string => {
  const [outer, inner] = kind === '053' ? ['BkToCstmrStmt', 'Stmt'] : ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'];
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${kind}.001.${version}"><${outer}><GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-11-23T18:00:00</CreDtTm></GrpHdr>
<${inner}><Id>S1</Id><Acct><Id><IBAN>${OWN[country]}</IBAN></Id><Ccy>EUR</Ccy></Acct>${entries}</${inner}></${outer}></Document>`;
};

/** A statement with one entry a payment. */
export function camt(country: Country, payments: readonly Coming[]): string {
  const isNew = country === 'AT' || country === 'DE';
  const options = { isWrapped: isNew, status: isNew ? '<Sts><Cd>BOOK</Cd></Sts>' : '<Sts>BOOK</Sts>' };
  return document({ country, kind: '053', version: isNew ? '08' : '02', entries: payments.map((one) => entry([one], options)).join('') });
}

/** One entry with a total, itemised by payment: in a statement (camt.053), or in a notification (camt.054). */
export const camtBatch = (kind: '053' | '054', payments: readonly Coming[]): string =>
  document({ country: 'DE', kind, version: '08', entries: entry(payments, { isWrapped: true, status: '<Sts><Cd>BOOK</Cd></Sts>' }) });

/** One entry with a total and the number of its payments, not itemised. */
export const camtWithoutDetails = (payments: readonly Coming[]): string =>
  document({
    country: 'DE',
    kind: '053',
    version: '08',
    entries: `<Ntry><Amt Ccy="EUR">${sum(payments)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-23</Dt></BookgDt><AcctSvcrRef>B1</AcctSvcrRef>
      <NtryDtls><Btch><NbOfTxs>${payments.length}</NbOfTxs></Btch></NtryDtls></Ntry>`,
  });

/** One entry without details: its text is in `AddtlNtryInf` only. */
export const camtBareEntry = ({ amount, info = '' }: Coming): string =>
  document({
    country: 'SI',
    kind: '053',
    version: '02',
    entries: `<Ntry><NtryRef>N1</NtryRef><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><DtTm>2026-11-23T08:00:00+01:00</DtTm></BookgDt><AddtlNtryInf>${xml(info)}</AddtlNtryInf></Ntry>`,
  });

/** Money that went out, and money that is only announced. */
export const camtOthers = (): string =>
  document({
    country: 'SI',
    kind: '053',
    version: '02',
    entries: `<Ntry><Amt Ccy="EUR">15.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-23</Dt></BookgDt><AcctSvcrRef>OUT1</AcctSvcrRef></Ntry>
      <Ntry><Amt Ccy="EUR">99.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>PDNG</Sts><BookgDt><Dt>2026-11-23</Dt></BookgDt><AcctSvcrRef>P1</AcctSvcrRef></Ntry>`,
  });

const comma = (amount: string): string => amount.replace('.', ',');
const cell = (text: string): string => `"${text.replace(/"/g, '""')}"`;

/** As banks let statements be saved for spreadsheets, each with its own columns, marks and encoding. */
export const csv = {
  SI: (all: readonly Coming[]): string =>
    ['Račun;Datum knjiženja;Znesek;Valuta;Plačnik;Račun plačnika;Sklic v dobro;Namen;ID transakcije']
      .concat(
        all.map((one) =>
          [
            OWN.SI,
            '23.11.2026',
            comma(one.amount),
            'EUR',
            cell(one.payer ?? 'Ana'),
            'SI56191000000123438',
            one.reference ?? '',
            cell(one.info ?? ''),
            one.id ?? '',
          ].join(';'),
        ),
      )
      .join('\r\n'),
  HR: (all: readonly Coming[]): string =>
    ['Izvadak po računu', '', 'Datum;Opis plaćanja;Platitelj;Poziv na broj;Duguje;Potražuje;Broj transakcije']
      .concat(
        all.map((one) => ['23.11.2026.', cell(one.info ?? ''), cell(one.payer ?? 'Ana'), one.reference ?? '', '', comma(one.amount), one.id ?? ''].join(';')),
      )
      .concat(['Ukupno;;;;0,00;999.999,00;'])
      .join('\n'),
  DE: (all: readonly Coming[]): string =>
    ['"Auftragskonto";"Buchungstag";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"Verwendungszweck";"Betrag";"Waehrung";"Umsatz-ID"']
      .concat(
        all.map((one) =>
          [OWN.DE, '23.11.26', one.payer ?? 'Ana', 'DE02120300000000202051', one.reference || one.info || '', comma(one.amount), 'EUR', one.id ?? '']
            .map(cell)
            .join(';'),
        ),
      )
      .join('\n'),
};
