-- What became of what was sold, counted by a job of orders, returns and claims alone. Shares are shown above thirty pieces only.
create table goods_figures (
  -- 'product': a family with its variants; 'brand': a manufacturer; 'shop': all
  scope text not null check (scope in ('product', 'brand', 'shop')),
  -- 0: the shop
  subject_id integer not null,
  -- pieces sent in the window
  sold integer not null,
  -- of them came back because their buyers withdrew, or as a courtesy
  returned integer not null,
  -- of them were claimed about, and not refused
  claimed integer not null,
  -- claims that ended, and the middle one's days
  settled integer not null,
  settle_days numeric(6, 1),
  -- delivered orders that a day had been promised for, and those that came by it
  promised integer not null default 0,
  kept integer not null default 0,
  counted_at timestamptz not null default now(),
  primary key (scope, subject_id)
);
