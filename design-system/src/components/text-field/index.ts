export { dollarSign } from './dollar-sign';
export { TextField, type TextFieldProps } from './text-field';
