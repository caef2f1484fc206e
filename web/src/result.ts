/** What an applicant opens once she has applied: her result and her messages, in one chunk. */
export { MessagesScreen as ownMessages } from './features/own-messages/messages-screen.tsx'
export {
  NotYetScreen as resultNotYet,
  ResultLookupScreen as resultLookup,
} from './features/result/before-result.tsx'
export { ResultScreen as result } from './features/result/result-screen.tsx'
