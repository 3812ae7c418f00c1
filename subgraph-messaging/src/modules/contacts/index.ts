export { registerContactsConsumers } from './contacts.consumers';
export { actingUserId, canBeWrittenTo, mayWriteFirst } from './contacts.policy';
export { createContactsService, type ContactsService } from './contacts.service';
