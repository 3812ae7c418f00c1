export { createAcceptApplication } from './accept-application';
export { createAcceptInvitation } from './accept-invitation';
export { createClashCheck, type ClashOf } from './find-clash';
export { createOfferClosing } from './close-offers-between';
export { createBookingCreationRepository } from './booking-creation.repository';
export {
  createObstacleLoaders,
  obstaclesOfPeople,
  type ObstacleLoaders,
} from './obstacles.repository';
export { clashOf, NEIGHBOURHOOD_HOURS, type WorkPlace } from './travel-time';
