export { Combobox, type ComboboxGroup, type ComboboxOption, type ComboboxProps } from './combobox';
