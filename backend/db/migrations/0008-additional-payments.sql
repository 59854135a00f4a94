-- Additional payments: what was paid may have to be given back, and an order lists its own.
alter table additional_payments
  drop constraint additional_payments_payment_status_check,
  add constraint additional_payments_payment_status_check check (payment_status in ('unpaid', 'pending', 'paid', 'failed', 'refunded', 'refund_due')),
  add column paid_at timestamptz;
create index additional_payments_of_order on additional_payments (order_id, id);

-- Their pages take the place of those that only said their name.
update routes set template = case action
    when 'additional_payments' then 'WebshopAdditionalPayments'
    when 'additional_payments_thank_you' then 'WebshopAdditionalPaymentsThankYou'
    else 'WebshopViewAdditionalPayment' end
where controller = 'webshop' and action in ('additional_payments', 'additional_payments_thank_you', 'view_additional_payment');
