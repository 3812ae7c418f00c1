import type { DatePickerTexts } from './days';

export const calendarTexts: DatePickerTexts = {
  locale: 'en-CA',
  open: 'Choose from the calendar',
  previousMonth: 'Month before',
  nextMonth: 'Month after',
  today: 'today',
  chosen: 'chosen',
  failed: 'The calendar could not be loaded. Type the day into the field.',
};

export const frenchCalendarTexts: DatePickerTexts = {
  locale: 'fr-CA',
  open: 'Choisir dans le calendrier',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  today: 'aujourd’hui',
  chosen: 'choisi',
  failed: 'Le calendrier n’a pas pu être chargé. Tapez la date dans le champ.',
  weekStartsOn: 1,
};
