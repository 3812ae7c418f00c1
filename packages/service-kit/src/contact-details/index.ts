export { MASK, maskContactDetails } from './mask-contact-details';
export { refuseContactDetails } from './refuse-contact-details';
