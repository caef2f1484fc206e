/** What whoever applies opens first, and what becomes of her data, in one chunk: the consent leads there. */
export { privacy } from './features/privacy/index.ts'
export * from './features/register/index.ts'
