import { MEASURED_PAGES, readPageAddress, type MeasuredPage } from '@tbt/contracts';
import { routeOf } from '../site/route-table';

const isMeasured = (key: string): key is MeasuredPage => Object.hasOwn(MEASURED_PAGES, key);

/** Of an address without its ids and words. */
export function measuredPageOf(pathname: string): MeasuredPage {
  const key = routeOf(readPageAddress(pathname).path)?.key;
  return key && isMeasured(key) ? key : 'other';
}
