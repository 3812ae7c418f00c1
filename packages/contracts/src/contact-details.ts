export const CONTACT_EMAIL = 'hello@tooth-be-told.example';
export const PRIVACY_EMAIL = 'privacy@tooth-be-told.example';
