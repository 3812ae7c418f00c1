export { DateLine, type DateLineFact, type DateLineProps } from './date-line';
