import type { Kind } from '../scaffold-plan';
import { componentKind } from './component';
import { featureKind } from './feature';
import { moduleKind } from './module';
import { pageKind } from './page';
import { routeKind } from './route';

/** Everything that `npm run new` makes. */
export const KINDS: readonly Kind[] = [moduleKind, routeKind, pageKind, featureKind, componentKind];
