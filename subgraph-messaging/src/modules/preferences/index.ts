export { preferenceResolvers } from './preferences.resolvers';
export {
  createPreferencesService,
  type MailChoice,
  type Preference,
  type PreferencesService,
} from './preferences.service';
export { addressRecipient, userRecipient, type Recipient } from './recipients';
export { DEFAULT_ZONE, nextMinute, wallClock } from './local-clock';
export type { QuietHours } from './quiet-hours';
export { isUrgent, quietWaiting } from './quiet-waiting';
export { quietHoursOf, quietHoursOfAll } from './quiet-hours.repository';
