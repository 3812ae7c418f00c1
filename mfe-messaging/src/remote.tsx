import { defineRemote } from '@tbt/web-kit';
import { routes } from './routes';
import './texts';

export default defineRemote({ routes });
