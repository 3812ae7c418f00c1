/** How the operator of the site is reached, by anybody. */
export const CONTACT_EMAIL = 'hello@tooth-be-told.example';
/** The person in charge of personal information, as Quebec's Law 25 asks for. */
export const PRIVACY_EMAIL = 'privacy@tooth-be-told.example';
