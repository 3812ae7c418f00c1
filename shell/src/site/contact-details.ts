export { CONTACT_EMAIL } from '@tbt/contracts';

/** Source of the place table; its licence requires attribution. */
export const PLACE_DATA_URL = 'https://www.geonames.org/';
