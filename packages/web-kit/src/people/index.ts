export { BlockDialog, type BlockDialogProps } from './block-dialog';
export { PersonActions, type PersonActionsProps } from './person-actions';
export type {
  BlockDocuments,
  ComingBooking,
  FavouriteDocuments,
  HiringDocument,
  RelatedPerson,
} from './person-documents';
