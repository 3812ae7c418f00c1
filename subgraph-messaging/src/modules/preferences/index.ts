export { preferenceResolvers } from './preferences.resolvers';
export {
  createPreferencesService,
  type Preference,
  type PreferencesService,
} from './preferences.service';
export { addressRecipient, userRecipient, type Recipient } from './recipients';
