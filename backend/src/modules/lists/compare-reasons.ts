import type { CompareReason } from '@vitrina/contract/compare';

/**
 * Attributes with ranked values, by reason. Attributes of taste (colour, size, type) are absent: their rows have no best value. Choices are ranked
 * by the order of their values, flags with yes as more.
 */
const ATTRIBUTES: Readonly<Partial<Record<CompareReason, string>>> = {
  most:
    'ram ram_max gpu_memory storage cpu_cores free_m2_slots m2_slots drive_bays max_capacity usb_c_ports usb_a_ports hdmi_ports hdmi_21_ports usb_a_outputs ' +
    'lan_ports nas_lan_ports usb_c_power battery_capacity battery_wh warranty camera_mp colour_gamut dimming_zones optical_zoom microphones sensor_dpi mouse_buttons ' +
    'back_buttons paper_tray page_yield freezing_capacity pump_pressure suction_air_watts suction_pa steam_output steam_boost air_flow clean_air_rate room_size ' +
    'coverage_m2 max_devices max_load tv_sound_power program_count drinks_count user_profiles condensation_efficiency recycled_share ssd_drop_height case_drop_height ' +
    'bend_cycles dive_depth flight_range threshold_mm swim_rating',
  least: 'water_per_cycle wow_flutter min_focus',
  largest: 'capacity_l capacity_kg freezer_volume place_settings water_tank bean_hopper dust_container sensor_size picture_max field_of_view view_angle',
  lightest: 'weight_kg weight_g',
  quietest: 'noise',
  brightest: 'monitor_brightness tv_brightness projector_brightness luminous_flux',
  fastest:
    'refresh_rate response_time charging_power read_speed write_speed print_speed spin_speed wifi_speed wan_speed data_speed burst_rate drying_time heat_up_time ' +
    'charge_time usb_standard nas_lan_speed',
  longest: 'battery_life battery_life_case battery_days update_years light_life_h lifetime_h filter_life run_time_min flight_time power_cut_hours',
  sharpest: 'resolution pixels_per_eye',
  thriftiest: 'annual_energy energy_sdr energy_per_100',
  // A class is relative to the size: a device of a better class may use more.
  best_class: 'energy_class',
  newest: 'wifi bluetooth mobile_network',
  easiest_repair: 'repair_class',
  has_it:
    'noise_cancelling multipoint wireless_charging charger_in_box touchscreen keyboard_backlight fingerprint_reader usb_c_video height_adjustable built_in_speakers ' +
    'adaptive_sync duplex_print colour_print scanner document_feeder hardware_encryption drives_included sos_button audiobooks contactless_payment wrist_calls ' +
    'app_control voice_assistant hdmi_earc phono_preamp bluetooth_out steam_program auto_dosing no_frost fresh_zone reversible_door water_dispenser cutlery_tray ' +
    'steam_cooking air_fry meat_probe flex_zone hood_link built_in_grinder temperature_control keep_warm defrost_function ice_crushing dishwasher_safe removable_battery ' +
    'wet_mopping self_emptying mop_washing auto_off air_quality_sensor remote_included image_stabilisation weather_sealed viewfinder obstacle_sensors two_way_audio ' +
    'person_detection chime_in_box open_window energy_metering disc_drive hall_sticks standalone auto_keystone stereo_pair drain_hose built_in_cable magnetic_ring',
};

/** Reasons for which less is better, and such attributes of other reasons. */
const LESS = new Set<CompareReason>(['least', 'lightest', 'quietest', 'thriftiest', 'best_class', 'easiest_repair', 'cheapest', 'soonest']);
const LESS_CODES = new Set(['response_time', 'drying_time', 'heat_up_time', 'charge_time']);

const REASON_OF = new Map(Object.entries(ATTRIBUTES).flatMap(([reason, codes]) => codes.split(' ').map((code) => [code, reason as CompareReason] as const)));

export interface Direction {
  reason: CompareReason;
  isLessBetter: boolean;
}

/** Returns the reason by which values of an attribute are ranked, and the direction; `null`: they are not. */
export function directionOf(attribute: string): Direction | null {
  const reason = REASON_OF.get(attribute);
  return reason ? { reason, isLessBetter: LESS.has(reason) || LESS_CODES.has(attribute) } : null;
}

/** Marks the best values of a row; none if fewer than two are known, or all known ones are equal. */
export function bestOf(ranks: readonly (number | null)[], isLessBetter: boolean): boolean[] {
  const known = ranks.filter((rank) => rank !== null);
  const best = isLessBetter ? Math.min(...known) : Math.max(...known);
  const isDecided = new Set(known).size > 1;
  return ranks.map((rank) => isDecided && rank === best);
}
