export { DatePicker, type DatePickerProps } from './date-picker';
export type { DatePickerTexts, DaySpan } from './days';
