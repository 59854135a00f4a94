export interface Transfer {
  /** Decimal. */
  amount: number;
  payer: string;
  /** Reference as typed by the payer; absent: none. */
  reference?: string;
  info?: string;
  id: string;
}

const xml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** camt.053 statement of one day with these transfers. */
export function writeStatement(transfers: readonly Transfer[], day: string): Buffer {
  const entries = transfers.map(({ amount, payer, reference, info, id }) => {
    const remittanceInfo = `${info ? `<Ustrd>${xml(info)}</Ustrd>` : ''}${reference ? `<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>${reference}</Ref></CdtrRefInf></Strd>` : ''}`;
    return `<Ntry><Amt Ccy="EUR">${amount.toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>${id}</AcctSvcrRef>
<NtryDtls><TxDtls><Refs><AcctSvcrRef>${id}</AcctSvcrRef></Refs><Amt Ccy="EUR">${amount.toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><RltdPties><Dbtr><Pty><Nm>${xml(payer)}</Nm></Pty></Dbtr></RltdPties><RmtInf>${remittanceInfo}</RmtInf></TxDtls></NtryDtls></Ntry>`;
  });
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>M-${day}</MsgId><CreDtTm>${day}T06:00:00</CreDtTm></GrpHdr>
<Stmt><Id>S-${day}</Id><Acct><Id><IBAN>SI56020170012345686</IBAN></Id><Ccy>EUR</Ccy></Acct>${entries.join('\n')}</Stmt></BkToCstmrStmt></Document>`);
}
