// nothing
import type { Device } from '../devices/device';

export type Session = { device: Device };
