-- UBL of documents for companies, made with them and of what is printed. Null: it would break rules, which are named; the document is as good without.
create table document_e_invoices (
  document_id bigint primary key references documents,
  xml text,
  broken_rules text[] not null default '{}',
  check ((xml is null) = (cardinality(broken_rules) > 0))
);
create trigger document_e_invoices_append_only before update or delete on document_e_invoices for each row execute function refuse_change();

-- What a register of VAT numbers answered. `unknown`: it was down, or said nothing that can be read; such a number is no proof.
create table vat_checks (
  number text primary key,
  country text not null,
  state text not null check (state in ('valid', 'invalid', 'unknown')),
  -- its proof of the request; null: none
  reference text,
  asked_at timestamptz not null
);
