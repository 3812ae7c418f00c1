export { contactName, contactNames, salutationName } from './contact-name';
export { createPersonLoaders, memberOf, type PersonLoaders } from './contacts.loaders';
export { canBeBlocked, canBeWrittenTo, mayWriteFirst } from './contacts.policy';
export type { Contact } from './contacts.queries';
export { withShiftPlace } from './shift-place';
export { createContactsService, type ContactsService } from './contacts.service';
