// nothing
export { shiftLine } from '../../parts/shift-line/shift-line';
