import { z } from 'zod'
import type { OwnReason } from './reasons.ts'
import type { StaffCalls } from './roles.ts'

/** The callers of a call: see 'Who may do what'. `applicant`: only one who proved the application that it names. */
export type Who = 'anyone' | 'applicant' | StaffCalls
export const SERVICES = ['applicants', 'settings', 'auth'] as const
export type Service = (typeof SERVICES)[number]
/** Who answers a call: a service, or the gateway what it alone can know. */
export type Answerer = Service | 'gateway'

export interface Call<Request extends z.ZodType = z.ZodType, Reply extends z.ZodType = z.ZodType> {
  method: 'GET' | 'POST' | 'PUT'
  /** Compared exactly, trailing slash and case included. */
  path: `/api/${string}`
  service: Answerer
  who: Who
  /** Its title on the page of the calls. */
  summary: string
  description?: string
  /** The body; the query of a GET. */
  request: Request
  reply: Reply
  /**
   * The flag that the specification gives this call, added to every refusal and error; a broken rule is then a 200. A
   * call without one answers it with 400.
   */
  failed?: Readonly<Record<string, unknown>>
  /** Reasons of refusal in addition to those that follow from its method and callers; each reason has its status. */
  reasons?: readonly OwnReason[]
  failureFields?: z.ZodRawShape
  /** It changes nothing, so that a failure does not mention saving. A GET always reads. */
  readOnly?: true
  /** An `Idempotency-Key` makes a repeat safe: the outcome is stored with the change. */
  idempotent?: true
  /** Its service receives whether the browser has proved applications before, or has signed in before. */
  device?: 'applicant' | 'staff'
  /** How long the gateway waits for the reply, in seconds; default 2.8. */
  timeoutSeconds?: number
  /** It needs no XSRF token: it neither changes anything nor depends on the caller. */
  xsrf?: false
}
/** Used as `RequestOf<Calls['enroll']>`. */
export type RequestOf<C> = C extends Call<infer Request, z.ZodType> ? z.output<Request> : never
export type SentTo<C> = C extends Call<infer Request, z.ZodType> ? z.input<Request> : never
export type ReplyOf<C> = C extends Call<z.ZodType, infer Reply> ? z.output<Reply> : never

/** Distinguishes calls that change something from calls that read. */
type Writing<Method, ReadOnly> = { method: Method } & (ReadOnly extends true ? { readOnly: true } : unknown)

/** What several calls have in common. */
type Common = Partial<Pick<Call, 'service' | 'who' | 'method'>>
type MethodOf<Known, Own> = Known extends { method: infer Method } ? Method : Own

/** Declares calls that have this in common; keeps their exact types. A call without `request` needs nothing. */
export const callsOf =
  <const Known extends Common>(common: Known) =>
  <
    Reply extends z.ZodType,
    Method extends Call['method'],
    Request extends z.ZodType = z.ZodObject<Record<never, never>>,
    ReadOnly extends true | undefined = undefined,
  >(
    declared: Omit<Call<Request, Reply>, keyof Known | 'request' | 'method' | 'readOnly'> & {
      request?: Request
      readOnly?: ReadOnly
    } & (Known extends { method: Call['method'] } ? unknown : { method: Method }),
  ): Call<Request, Reply> & Writing<MethodOf<Known, Method>, ReadOnly> =>
    ({ request: z.object({}), ...common, ...declared }) as unknown as Call<Request, Reply> &
      Writing<MethodOf<Known, Method>, ReadOnly>

export const call = callsOf({})

/** What staff read, what only the admin reads, and what the admin changes; the applicants service answers. */
export const staffReads = callsOf({ service: 'applicants', who: 'staff', method: 'GET' })
export const adminReads = callsOf({ service: 'applicants', who: 'admin', method: 'GET' })
export const adminChanges = callsOf({ service: 'applicants', who: 'admin', method: 'PUT' })
