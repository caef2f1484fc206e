import { callQuery } from '../../api/call-query.ts'

/** An application as its result reads it. */
export const resultQuery = (id: string) => callQuery('getApplication', { id })
