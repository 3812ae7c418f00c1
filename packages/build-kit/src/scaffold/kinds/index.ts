import type { Kind } from '../scaffold-plan';
import { componentKind } from './component';
import { featureKind } from './feature';
import { moduleKind } from './module';
import { pageKind } from './page';
import { routeKind } from './route';

export const KINDS: readonly Kind[] = [moduleKind, routeKind, pageKind, featureKind, componentKind];
