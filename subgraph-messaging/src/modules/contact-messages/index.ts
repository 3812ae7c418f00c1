export type { ContactAnswer, ContactMessage } from './contact-desk.queries';
export { createContactDeskService, type ContactDeskService } from './contact-desk.service';
export { createContactLoaders, type ContactLoaders } from './contact-messages.loaders';
export { contactMessageResolvers } from './contact-messages.resolvers';
export {
  createContactMessagesService,
  type ContactMessagesService,
} from './contact-messages.service';
