/** The document's introduction, for all calls. */
import { community } from '../community.ts'
import { APPLICANT_COOKIE_HOURS } from '../constants.ts'
import type { Document } from './types.ts'

const description = `The calls of the recruitment site: everything that its pages do goes through them, and in production nothing else is served below \`/api\`. A path counts exactly as it is written here, case included; of two of them a slash at the end is taken too.

Bodies and replies are JSON in UTF-8, a body of at most 64 KiB. Texts are well-formed Unicode without control characters other than tab and line breaks; unknown fields are dropped, never refused. Lengths are counted in code points after NFC, a line break as one.

A rule that is broken – a closed period, an unknown identity, a wrong key – is answered 200 with the call's own flag and the body of a failure (\`code\`, \`reason\`, \`message\`); a call without a flag answers 400. All other failures have their own status and the same body.

Cookies say who is calling. Whoever holds a session or applicant cookie repeats the cookie \`XSRF-TOKEN\` in the header \`X-XSRF-TOKEN\` on every call but a GET; whoever holds none needs no token. From a terminal:

    curl -b jar -c jar localhost:8080/api/admin/login -H 'Content-Type: application/json' -d '{"pw":"…"}'
    curl -b jar 'localhost:8080/api/applicantlist/?team=3'
    curl -b jar -X PUT localhost:8080/api/applicantlist/selectPass -H 'Content-Type: application/json' \\
      -H "X-XSRF-TOKEN: $(awk '/XSRF-TOKEN/ { print $7 }' jar)" -d '{"_id":"…","pass":"1stPass"}'`

export const info: Document['info'] = {
  title: 'EWHAIAN recruiting: the calls',
  version: '0.1.0',
  summary: 'Every call that the gateway serves, made from the contract.',
  description,
  contact: { name: community.name.en, email: community.email },
  license: { name: 'MIT', identifier: 'MIT' },
}

export const tags: Document['tags'] = [
  { name: 'applicants', description: 'Looking up, writing and submitting an application.' },
  {
    name: 'staff',
    description: 'What staff read and decide about applications; the applicants service answers.',
  },
  {
    name: 'reviewing',
    description:
      "How members of the staff judge applications, each without knowing the others' reviews; the applicants service answers.",
  },
  { name: 'settings', description: 'The one settings record, and terms.' },
  { name: 'auth', description: 'The staff keys and their sessions.' },
  { name: 'gateway', description: 'The state of the site; the gateway itself answers.' },
]

export const securitySchemes: Document['components']['securitySchemes'] = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'session',
    description:
      'A staff session, set by `login`: HttpOnly, 8 hours idle and 24 in all. Over https its name is `__Host-session`.',
  },
  applicant: {
    type: 'apiKey',
    in: 'cookie',
    name: 'applicant',
    description: `The applications that this browser proved, set by a match or by enrolment: HttpOnly, signed, ${APPLICANT_COOKIE_HOURS} hours. Over https its name is \`__Host-applicant\`.`,
  },
  xsrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-XSRF-TOKEN',
    description: 'The value of the cookie `XSRF-TOKEN`, from whoever holds a session or applicant cookie.',
  },
}

export const parameters: Document['components']['parameters'] = {
  'Accept-Language': {
    name: 'Accept-Language',
    in: 'header',
    description: 'The language of `message`: Korean where it lists `ko` or names no language, else English.',
    schema: { type: 'string' },
  },
  'Idempotency-Key': {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A UUID of your own for one save: repeated within a day with the same body, it is done once and answered alike. With another body it is answered 400.',
    schema: { type: 'string', format: 'uuid' },
  },
}

export const headers: Document['components']['headers'] = {
  'X-Request-Id': {
    description:
      'Names the request in the logs; not on the settings load that the gateway answers by itself.',
    schema: { type: 'string' },
  },
  'Retry-After': {
    description: 'After how many seconds it is worth trying again.',
    schema: { type: 'integer', minimum: 1 },
  },
}
