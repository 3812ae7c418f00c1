export { Icon, type IconProps } from './icon';
export { iconNames, type IconName } from './icon-shapes';
