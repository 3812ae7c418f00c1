export { createAcceptApplication } from './agreements.accept-application';
export { createAcceptInvitation } from './agreements.accept-invitation';
export { createClashCheck, type ClashOf } from './agreements.clash';
export { createAgreementsRepository } from './agreements.repository';
export {
  createObstacleLoaders,
  obstaclesOfPeople,
  type ObstacleLoaders,
} from './obstacles.repository';
