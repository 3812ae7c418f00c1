import { PROVINCES, type Province } from '@tbt/contracts';
import cityRows from './canadian-cities.json';
import { zoneOfPlace } from './place-zone';
import { PROVINCE_ZONES } from './province-zones';
import { instantsOfWallTime } from './wall-clock';

describe('zoneOfPlace', () => {
  it.each<[Province, string, string]>([
    ['Ontario', 'Toronto', 'America/Toronto'],
    ['Ontario', 'Thunder Bay', 'America/Toronto'],
    ['Ontario', 'Kenora', 'America/Winnipeg'],
    ['Ontario', 'Atikokan', 'America/Atikokan'],
    ['British Columbia', 'Vancouver', 'America/Vancouver'],
    ['British Columbia', 'Cranbrook', 'America/Edmonton'],
    ['British Columbia', 'Creston', 'America/Creston'],
    ['British Columbia', 'Fort St. John', 'America/Dawson_Creek'],
    ['British Columbia', 'fort saint john', 'America/Dawson_Creek'],
    ['British Columbia', 'Osoyoos', 'America/Vancouver'],
    ['Alberta', 'Lloydminster', 'America/Edmonton'],
    ['Saskatchewan', 'Lloydminster', 'America/Edmonton'],
    ['Saskatchewan', 'Regina', 'America/Regina'],
    ['Manitoba', 'Roblin', 'America/Winnipeg'],
    ['Quebec', 'Montréal', 'America/Toronto'],
    ['Quebec', 'montreal', 'America/Toronto'],
    ['New Brunswick', 'Campbellton', 'America/Moncton'],
    ['Newfoundland and Labrador', "St. John's", 'America/St_Johns'],
    ['Newfoundland and Labrador', 'Labrador City', 'America/Goose_Bay'],
    ['Newfoundland and Labrador', "L'Anse-au-Loup", 'America/St_Johns'],
    ['Nunavut', 'Iqaluit', 'America/Iqaluit'],
    ['Nunavut', 'Rankin Inlet', 'America/Rankin_Inlet'],
    ['Nunavut', 'Cambridge Bay', 'America/Cambridge_Bay'],
    ['Yukon', 'Whitehorse', 'America/Whitehorse'],
    ['British Columbia', 'Nowhere at all', 'America/Vancouver'],
  ])('%s, %s is on %s', (province, city, zone) => {
    expect(zoneOfPlace(province, city)).toBe(zone);
  });

  it("falls back to the zone of each province's largest city", () => {
    const largest = new Map<string, string>();
    for (const [code, name] of cityRows) {
      if (!largest.has(String(code))) largest.set(String(code), String(name));
    }
    expect(largest.get('ON')).toBe('Toronto');
    for (const province of PROVINCES) {
      expect(zoneOfPlace(province, 'no such city')).toBe(PROVINCE_ZONES[province][0]);
    }
  });

  it('names only zones that the bundled data knows', () => {
    for (const zone of Object.values(PROVINCE_ZONES).flat()) {
      expect(instantsOfWallTime(zone, '2027-01-15', '09:00')).toHaveLength(1);
    }
  });
});
