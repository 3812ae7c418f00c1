import type { Province } from '@tbt/contracts';

/**
 * The zones a province keeps, its largest city's first. A looked-up zone outside of this list comes
 * from the wrong side of a border (Osoyoos is not on Los Angeles time) and is replaced by the first.
 */
export const PROVINCE_ZONES: Record<Province, readonly [string, ...string[]]> = {
  Ontario: ['America/Toronto', 'America/Winnipeg', 'America/Atikokan'],
  'British Columbia': [
    'America/Vancouver',
    'America/Edmonton',
    'America/Dawson_Creek',
    'America/Fort_Nelson',
    'America/Creston',
  ],
  Alberta: ['America/Edmonton'],
  Quebec: ['America/Toronto', 'America/Halifax', 'America/Blanc-Sablon'],
  Manitoba: ['America/Winnipeg'],
  Saskatchewan: ['America/Regina', 'America/Swift_Current', 'America/Edmonton', 'America/Winnipeg'],
  'Nova Scotia': ['America/Halifax', 'America/Glace_Bay'],
  'New Brunswick': ['America/Moncton'],
  'Newfoundland and Labrador': ['America/St_Johns', 'America/Goose_Bay'],
  'Prince Edward Island': ['America/Halifax'],
  'Northwest Territories': ['America/Edmonton', 'America/Inuvik'],
  Nunavut: [
    'America/Iqaluit',
    'America/Rankin_Inlet',
    'America/Cambridge_Bay',
    'America/Resolute',
    'America/Atikokan',
  ],
  Yukon: ['America/Whitehorse', 'America/Dawson'],
};

/** Places whose clock the coordinates get wrong, or that are missing from the table of cities. */
export const ZONE_OVERRIDES: Partial<Record<Province, Readonly<Record<string, string>>>> = {
  Alberta: { Lloydminster: 'America/Edmonton' },
  Saskatchewan: {
    Lloydminster: 'America/Edmonton',
    Creighton: 'America/Winnipeg',
    'Denare Beach': 'America/Winnipeg',
  },
  'British Columbia': {
    Cranbrook: 'America/Edmonton',
    Fernie: 'America/Edmonton',
    Kimberley: 'America/Edmonton',
    Invermere: 'America/Edmonton',
    Golden: 'America/Edmonton',
    Sparwood: 'America/Edmonton',
    Elkford: 'America/Edmonton',
    Creston: 'America/Creston',
    'Fort St. John': 'America/Dawson_Creek',
    'Fort Saint John': 'America/Dawson_Creek',
    'Dawson Creek': 'America/Dawson_Creek',
    Taylor: 'America/Dawson_Creek',
    'Fort Nelson': 'America/Fort_Nelson',
  },
  Ontario: {
    Atikokan: 'America/Atikokan',
    'Pickle Lake': 'America/Atikokan',
    Kenora: 'America/Winnipeg',
    Keewatin: 'America/Winnipeg',
    Dryden: 'America/Winnipeg',
    'Fort Frances': 'America/Winnipeg',
    'Rainy River': 'America/Winnipeg',
    'Sioux Lookout': 'America/Winnipeg',
    'Red Lake': 'America/Winnipeg',
    'Thunder Bay': 'America/Toronto',
  },
  Quebec: {
    Fermont: 'America/Toronto',
    'Les Îles-de-la-Madeleine': 'America/Halifax',
    'Îles-de-la-Madeleine': 'America/Halifax',
    'Cap-aux-Meules': 'America/Halifax',
    'Blanc-Sablon': 'America/Blanc-Sablon',
  },
  'Newfoundland and Labrador': {
    'Labrador City': 'America/Goose_Bay',
    Wabush: 'America/Goose_Bay',
    'Happy Valley-Goose Bay': 'America/Goose_Bay',
    'Goose Bay': 'America/Goose_Bay',
    'Churchill Falls': 'America/Goose_Bay',
    'North West River': 'America/Goose_Bay',
    Sheshatshiu: 'America/Goose_Bay',
    Nain: 'America/Goose_Bay',
    Hopedale: 'America/Goose_Bay',
    Makkovik: 'America/Goose_Bay',
    Cartwright: 'America/Goose_Bay',
    // The coast from L'Anse-au-Clair to Norman's Bay keeps the island's time.
    "L'Anse-au-Clair": 'America/St_Johns',
    "L'Anse-au-Loup": 'America/St_Johns',
    Forteau: 'America/St_Johns',
    'Red Bay': 'America/St_Johns',
    "Mary's Harbour": 'America/St_Johns',
    'Port Hope Simpson': 'America/St_Johns',
    Charlottetown: 'America/St_Johns',
  },
  Nunavut: {
    Iqaluit: 'America/Iqaluit',
    'Pond Inlet': 'America/Iqaluit',
    Igloolik: 'America/Iqaluit',
    Pangnirtung: 'America/Iqaluit',
    'Coral Harbour': 'America/Atikokan',
    'Rankin Inlet': 'America/Rankin_Inlet',
    Arviat: 'America/Rankin_Inlet',
    'Baker Lake': 'America/Rankin_Inlet',
    Resolute: 'America/Resolute',
    'Cambridge Bay': 'America/Cambridge_Bay',
    Kugluktuk: 'America/Cambridge_Bay',
    'Gjoa Haven': 'America/Cambridge_Bay',
    Taloyoak: 'America/Cambridge_Bay',
  },
};

/** Every zone on whose clock somebody in Canada may live. */
export const CANADIAN_ZONES: readonly string[] = [
  ...new Set([
    ...Object.values(PROVINCE_ZONES).flat(),
    ...Object.values(ZONE_OVERRIDES).flatMap((cities) => Object.values(cities)),
  ]),
].sort();
