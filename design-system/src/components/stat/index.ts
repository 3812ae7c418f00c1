export { Stat, StatGroup, type StatChange, type StatGroupProps, type StatProps } from './stat';
