export {
  ClosedNotice,
  CompareSection,
  DeviceSection,
  DiscardedTexts,
  ExpiredNotice,
  NoSuchApplication,
  NotYours,
  nameOf,
  OwnDataSection,
  SavingLine,
  SubmissionStatus,
  WithdrawSection,
} from './sections.tsx'
export { savingText } from './text.ts'
