export { CONTACT_EMAIL } from '@tbt/contracts';

export const SOCIAL_NETWORKS = [
  { name: 'Facebook', url: 'https://www.facebook.com/' },
  { name: 'Instagram', url: 'https://www.instagram.com/' },
  { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
  { name: 'X', url: 'https://x.com/' },
] as const;

/** Whose table of places distances are measured by; its licence asks to be named. */
export const PLACE_DATA_URL = 'https://www.geonames.org/';
