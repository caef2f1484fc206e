/** What an applicant opens once she has applied: her result and her messages, in one chunk. */
export { ownMessages } from './features/own-messages/index.ts'
export * from './features/result/index.ts'
