// Writes src/modules/places/canadian-postal-areas.json from the package zipcodes (BSD): the middle of
// every area that shares the first three characters. Run after updating it: npm run generate:postal-areas
const { writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { codes } = require('zipcodes/lib/codesCanada');

const AREA = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]$/;

const rows = Object.values(codes)
  .filter(({ zip, latitude, longitude }) => AREA.test(zip) && latitude > 41 && longitude < -52)
  .map(({ zip, latitude, longitude }) => [
    zip,
    Number(latitude.toFixed(3)),
    Number(longitude.toFixed(3)),
  ])
  .sort(([a], [b]) => (a < b ? -1 : 1));

const target = join(__dirname, '..', 'src', 'modules', 'places', 'canadian-postal-areas.json');
writeFileSync(target, `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`);
