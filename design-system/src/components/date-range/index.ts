export { DateRange, type DateRangePreset, type DateRangeProps } from './date-range';
