export { RadioGroup, type RadioGroupOption, type RadioGroupProps } from './radio-group';
