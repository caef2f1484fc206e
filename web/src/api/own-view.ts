import type { Reply } from './client.ts'

/** Whether an application was read by its applicant in a browser that proved it; an address alone gives four fields. */
export const isOwnView = (reply: Reply<'getApplication'>): boolean => reply.version !== undefined
