export {
  Menu,
  MenuHeading,
  MenuItem,
  MenuSeparator,
  type MenuHeadingProps,
  type MenuItemProps,
  type MenuProps,
} from './menu';
