export {
  MenuCheckboxItem,
  MenuRadioGroup,
  MenuRadioItem,
  type MenuCheckboxItemProps,
  type MenuRadioGroupProps,
  type MenuRadioItemProps,
} from './menu-choice';
export { MenuGroup, type MenuGroupProps } from './menu-group';
export {
  Menu,
  MenuHeading,
  MenuItem,
  MenuSeparator,
  type MenuHeadingProps,
  type MenuItemProps,
  type MenuProps,
} from './menu';
