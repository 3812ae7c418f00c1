export { AlertDialog, Dialog, DropdownMenu, Popover } from 'radix-ui';
