export { contactMessageResolvers } from './contact-messages.resolvers';
export {
  createContactMessagesService,
  type ContactMessagesService,
} from './contact-messages.service';
