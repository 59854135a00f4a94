-- A group of settings of its own: old devices that the shop takes.
alter table settings_versions drop constraint settings_versions_settings_group_check;
alter table settings_versions add constraint settings_versions_settings_group_check
  check (settings_group in ('shop', 'legal', 'markets', 'delivery', 'services', 'trade-in', 'payment', 'behaviour', 'words'));
