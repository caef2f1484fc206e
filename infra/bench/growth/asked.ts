import { calls } from '@recruit/contract'
import { somebody } from '@recruit/local/testing/people'
import { ADMIN_KEY } from '@recruit/local/testing/stack'
import { floorCall } from '../floors/floor-calls.ts'
import type { Asked } from '../load/load.ts'
import { firstVisit } from '../rows/front-page.ts'
import { settingsLoad } from '../rows/settings.ts'
import type { CallName } from './measured.ts'
import type { Site } from './site.ts'

/** A call as it is measured. */
export interface AskedCall {
  call: CallName
  rows: number
  perSecond: number
  asked: Asked
}

/** What 60 visits a second ask for, and as much of the rest as one machine answers without getting busy. */
const PER_SECOND: Record<CallName, number> = {
  settings: 180,
  page: 60,
  lookup: 60,
  result: 60,
  save: 40,
  submit: 20,
  list: 2,
  'sign-in': 4,
  enrol: 10,
}
const json = { 'content-type': 'application/json' }

/** Every call of one site; each goes to any of its gateways. */
export async function askedOf(site: Site): Promise<AskedCall[]> {
  const { stack, submitted, saving, submitting, listed, headersOf, anybody } = site
  const of = (call: CallName, asked: Asked, rows = 0) => ({ call, rows, asked, perSecond: PER_SECOND[call] })
  const from = (who: Parameters<typeof headersOf>[0]) => ({ ...headersOf(who) })
  const floor = async (name: 'result' | 'save' | 'submit', people: Site['submitted']) =>
    floorCall(name).asked({ stack, people }, headersOf)
  const post = (name: 'findApplicant' | 'enroll' | 'login', body: () => unknown): Asked => ({
    method: 'POST',
    path: calls[name].path,
    next: () => ({ headers: { ...json, ...from('nobody') }, body: JSON.stringify(body()) }),
  })
  const found = { isRight: (reply: string) => reply.includes('"checkInfoSuccess":true') }
  return [
    of('settings', { ...settingsLoad, next: () => ({ headers: from('nobody') }) }),
    of('page', { ...firstVisit, next: () => ({ headers: from('nobody') }) }),
    of('lookup', { ...post('findApplicant', anybody), ...found }),
    of('result', await floor('result', submitted)),
    of('save', await floor('save', saving)),
    of('submit', await floor('submit', submitting)),
    ...listed.map(({ team, rows }) =>
      of(
        'list',
        list(team, () => from('staff')),
        rows,
      ),
    ),
    of(
      'sign-in',
      post('login', () => ({ pw: ADMIN_KEY })),
    ),
    of(
      'enrol',
      post('enroll', () => somebody(3)),
    ),
  ]
}

const list = (team: number, headers: () => Record<string, string>): Asked => ({
  method: 'GET',
  path: `${calls.listApplicants.path}?team=${team}`,
  next: () => ({ headers: headers() }),
  isRight: (reply) => reply.startsWith('{"applicants":[{'),
})
