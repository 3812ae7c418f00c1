import { paths } from '@tbt/contracts';

/** Id of the profile form's field. */
export const AVAILABILITY_FIELD = 'profile-availability';

export const CHOOSE_AVAILABILITY = `${paths.profile()}#${AVAILABILITY_FIELD}`;
