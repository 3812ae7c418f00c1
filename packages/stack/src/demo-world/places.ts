import type { Province } from '@tbt/contracts';

export type Place = { province: Province; city: string; area: string; streets: readonly string[] };

const place = (province: Province, city: string, area: string, ...streets: string[]): Place => ({
  province,
  city,
  area,
  streets,
});

/** Every province and territory has at least one place. */
export const PLACES: readonly Place[] = [
  place('Ontario', 'Toronto', 'M5V', 'Queen Street West', 'Bloor Street West', 'Danforth Avenue'),
  place('Ontario', 'Ottawa', 'K1P', 'Elgin Street', 'Bank Street'),
  place('Ontario', 'Mississauga', 'L5B', 'Hurontario Street', 'Lakeshore Road East'),
  place('Ontario', 'Hamilton', 'L8P', 'James Street North'),
  place('British Columbia', 'Vancouver', 'V6B', 'Granville Street', 'Commercial Drive'),
  place('British Columbia', 'Victoria', 'V8W', 'Douglas Street'),
  place('British Columbia', 'Kelowna', 'V1Y', 'Bernard Avenue'),
  place('Alberta', 'Calgary', 'T2P', 'Stephen Avenue', '17 Avenue Southwest'),
  place('Alberta', 'Edmonton', 'T5J', 'Jasper Avenue', 'Whyte Avenue'),
  place('Quebec', 'Montréal', 'H2X', 'rue Saint-Denis', 'avenue du Mont-Royal'),
  place('Quebec', 'Québec', 'G1R', 'rue Saint-Jean'),
  place('Manitoba', 'Winnipeg', 'R3C', 'Portage Avenue', 'Corydon Avenue'),
  place('Saskatchewan', 'Saskatoon', 'S7K', 'Broadway Avenue'),
  place('Saskatchewan', 'Regina', 'S4P', 'Albert Street'),
  place('Nova Scotia', 'Halifax', 'B3J', 'Spring Garden Road', 'Quinpool Road'),
  place('New Brunswick', 'Moncton', 'E1C', 'Main Street'),
  place('New Brunswick', 'Fredericton', 'E3B', 'Queen Street'),
  place('Newfoundland and Labrador', "St. John's", 'A1C', 'Water Street'),
  place('Prince Edward Island', 'Charlottetown', 'C1A', 'University Avenue'),
  place('Northwest Territories', 'Yellowknife', 'X1A', 'Franklin Avenue'),
  place('Nunavut', 'Iqaluit', 'X0A', 'Queen Elizabeth Way'),
  place('Yukon', 'Whitehorse', 'Y1A', 'Main Street'),
];

/** Median hourly rates in Canadian dollars, 2023–2025. */
const MEDIANS = {
  hygienist: {
    Alberta: 59,
    'British Columbia': 54,
    Ontario: 41,
    Quebec: 35,
    'New Brunswick': 39,
    Canada: 50,
  },
  assistant: {
    Alberta: 29,
    Ontario: 23,
    'Nova Scotia': 23,
    'New Brunswick': 23,
    'Prince Edward Island': 23,
    Canada: 26,
  },
} as const satisfies Record<string, Partial<Record<Province | 'Canada', number>>>;

export function medianRate(role: 'hygienist' | 'assistant', province: Province): number {
  const byPlace: Partial<Record<Province | 'Canada', number>> = MEDIANS[role];
  return byPlace[province] ?? MEDIANS[role].Canada;
}
