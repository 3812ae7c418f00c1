export { Rating, type RatingProps } from './rating';
export { RatingValue, type RatingValueProps } from './rating-value';
