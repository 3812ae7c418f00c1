export { generateTokens } from './generate-tokens';
