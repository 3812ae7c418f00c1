import { subgraphCodegen } from '@tbt/build-kit';

export default subgraphCodegen({
  mappers: {
    User: '../modules/users#User as UserModel',
    Licence: '../modules/licences#Licence as LicenceModel',
    SessionViewer: '../modules/sessions#SessionViewer as SessionViewerModel',
  },
});
