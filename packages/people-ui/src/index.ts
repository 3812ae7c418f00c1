export { AccountAgreement } from './account-agreement/account-agreement';
export { CityCheck } from './city-check/city-check';
export { SetHiringInterestDocument } from './generated/graphql';
export { BlockMenu, PersonMenu } from './person-menu/person-menu';
export { ReviewItem } from './reviews/review-item';
export { UserReviews } from './reviews/user-reviews';
export { ReportButton } from './reports/report-button';
export { ReportDialog, type ReportDialogProps } from './reports/report-dialog';
export { SHIFT_TONES } from './shift-tones';
