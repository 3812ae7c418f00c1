export { CONTACT_EMAIL } from '@tbt/contracts';

export const SOCIAL_NETWORKS = [
  { name: 'Facebook', url: 'https://www.facebook.com/' },
  { name: 'Instagram', url: 'https://www.instagram.com/' },
  { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
  { name: 'X', url: 'https://x.com/' },
] as const;

/** Source of the place table; its licence requires attribution. */
export const PLACE_DATA_URL = 'https://www.geonames.org/';
