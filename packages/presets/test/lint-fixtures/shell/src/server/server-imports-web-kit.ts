// boundaries/dependencies [platform]
export { useSession } from '@tbt/web-kit';
