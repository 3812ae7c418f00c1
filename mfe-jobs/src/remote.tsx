import { defineRemote } from '@tbt/web-kit';
import { NextShift } from './features/next-shift/next-shift';
import { routes } from './routes';
import './texts';

export default defineRemote({ routes, widgets: { 'home.next-shift': NextShift } });
