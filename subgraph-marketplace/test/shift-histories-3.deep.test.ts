import { playManyHistories } from './histories/many-histories';

playManyHistories({ part: 3 });
