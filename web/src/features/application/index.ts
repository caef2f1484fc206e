export {
  DraftSavedScreen as draftSaved,
  EditedScreen as edited,
  SubmittedScreen as submitted,
} from './confirmation-screens.tsx'
export {
  EditPage1Screen as editPage1,
  EditPage2Screen as editPage2,
  WritePage1Screen as writePage1,
  WritePage2Screen as writePage2,
} from './screens.tsx'
