export { createAcceptApplication } from './agreements.accept-application';
export { createAcceptInvitation } from './agreements.accept-invitation';
export { createClashCheck, type ClashOf } from './agreements.clash';
export { createParting } from './agreements.parting';
export { createAgreementsRepository } from './agreements.repository';
export {
  createObstacleLoaders,
  obstaclesOfPeople,
  type ObstacleLoaders,
} from './obstacles.repository';
export { clashOf, NEIGHBOURHOOD_HOURS, type WorkPlace } from './agreements.travel';
