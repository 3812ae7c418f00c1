import { defineRemote } from '@tbt/web-kit';
import { NextShiftWidget } from './pages/next-shift-widget';
import { routes } from './routes';
import './texts';

export default defineRemote({ routes, widgets: { 'home.next-shift': NextShiftWidget } });
