export { TimeField, type TimeFieldProps } from './time-field';
export type { TimeListTexts } from './time-list';
