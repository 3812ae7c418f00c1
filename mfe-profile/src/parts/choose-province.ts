import { paths } from '@tbt/contracts';

/** Id of the profile form's field. */
export const PROVINCE_FIELD = 'profile-province';

export const CHOOSE_PROVINCE = `${paths.profile()}#${PROVINCE_FIELD}`;
