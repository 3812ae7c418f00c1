/** How the operator of the site is reached; shown in the footer and on the contact page. */
export const CONTACT_EMAIL = 'hello@tooth-be-told.example';

export const SOCIAL_NETWORKS = [
  { name: 'Facebook', url: 'https://www.facebook.com/' },
  { name: 'Instagram', url: 'https://www.instagram.com/' },
  { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
  { name: 'X', url: 'https://x.com/' },
] as const;
