/** The counted subject. An address block is an IPv4 address or an IPv6 network of /56 (see `address-block.ts`). */
type CountedBy =
  | 'address block'
  | 'address block and target'
  | 'target identity'
  | 'target member'
  | 'application'
  | 'application or link'
  | 'mail address, application'
  | 'session'
  | 'device'
  | 'connection'
  | 'process'

/** How much of something each counted subject may use. */
export interface UsageLimit {
  /** The call, or the kind of call. */
  what: string
  by: CountedBy
  most: number
  /** The period of `most`; 0: at the same time. */
  seconds: number
  /** What happens above the limit. */
  beyond: string
  /** How long excess calls wait: at first, or at most where it does not grow. */
  waitSeconds?: number
  longestWaitSeconds?: number
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * The table of who may use how much. The gateway and the services read it; `infra/docs/evidence/limits.md` prints it.
 */
export const USAGE_LIMITS = {
  guessesAtPerson: {
    what: 'Guesses at one name with one community id: wrong lookups, enrolments, changes of identity',
    by: 'target identity',
    most: 30,
    seconds: 10 * MINUTE,
    beyond: 'refused 429 to address blocks with more than two guesses of their own',
  },
  guessesAtPersonDaily: {
    what: 'The same in a day',
    by: 'target identity',
    most: 100,
    seconds: DAY,
    beyond: 'refused 429 to address blocks with more than two guesses of their own',
  },
  guessesAtStudentId: {
    what: 'Guesses at one student id: the same calls',
    by: 'target identity',
    most: 30,
    seconds: 10 * MINUTE,
    beyond: 'refused 429 to address blocks with more than two guesses of their own',
  },
  guessesAtStudentIdDaily: {
    what: 'The same in a day',
    by: 'target identity',
    most: 100,
    seconds: DAY,
    beyond: 'refused 429 to address blocks with more than two guesses of their own',
  },
  ownGuesses: {
    what: 'Guesses at a target whose guesses are used up',
    by: 'address block and target',
    most: 2,
    seconds: HOUR,
    beyond: 'refused 429, but for a browser that has proved this application before',
  },
  ownEnrolments: {
    what: 'Enrolments of one person, and of one student id, that are no guesses but their own',
    by: 'target identity',
    most: 1,
    seconds: DAY,
    beyond: 'counted as guesses',
  },
  wrongLookups: {
    what: 'Wrong lookups and identities that are taken, regardless of the target; right lookups always pass',
    by: 'address block',
    most: 1_000,
    seconds: 10 * MINUTE,
    beyond: 'slowed, then refused 429',
    waitSeconds: 2,
  },
  slowedLookups: {
    what: 'Wrong lookups that are being slowed',
    by: 'process',
    most: 32,
    seconds: 0,
    beyond: 'refused 429 immediately',
  },
  newApplications: {
    what: 'Enrolments that succeed',
    by: 'address block',
    most: 1_500,
    seconds: 10 * MINUTE,
    beyond: 'refused 429',
  },
  newApplicationsDaily: {
    what: 'The same in a day',
    by: 'address block',
    most: 6_000,
    seconds: DAY,
    beyond: 'refused 429',
  },
  identityChanges: {
    what: 'Changes of name or ids, each a line or more in the history',
    by: 'application',
    most: 10,
    seconds: HOUR,
    beyond: 'refused 429',
  },
  identityChangesDaily: {
    what: 'The same in a day',
    by: 'application',
    most: 30,
    seconds: DAY,
    beyond: 'refused 429',
  },
  answers: {
    what: 'Answers to an offer or an appointment, and an interviewer’s saves by her link, each a line in the history',
    by: 'application or link',
    most: 20,
    seconds: HOUR,
    beyond: 'refused 429',
  },
  answersDaily: {
    what: 'The same in a day',
    by: 'application or link',
    most: 60,
    seconds: DAY,
    beyond: 'refused 429',
  },
  // Counted from the first on, so that no hour has more than five.
  receipts: {
    what: 'Receipts of submissions that leave by mail',
    by: 'mail address, application',
    most: 2,
    seconds: 40 * MINUTE,
    beyond: 'the last one waits',
  },
  receiptsDaily: {
    what: 'The same in a day',
    by: 'mail address, application',
    most: 10,
    seconds: DAY,
    beyond: 'the last one waits',
  },
  idempotencyRecords: {
    what: 'Records of writes with an Idempotency-Key, kept for repeats',
    by: 'application',
    most: 100,
    seconds: DAY,
    beyond: 'the oldest go, now and then',
  },
  openWrites: {
    what: 'Writes of callers who have proved nothing, after every check that refuses',
    by: 'address block',
    most: 10_000,
    seconds: 10 * MINUTE,
    beyond: 'refused 429',
  },
  wrongKeys: {
    what: 'Wrong staff keys and passphrases before each one costs a wait that doubles each time',
    by: 'address block',
    most: 5,
    seconds: HOUR,
    beyond: 'refused 429 until the wait is over',
    waitSeconds: 4,
    longestWaitSeconds: 15 * MINUTE,
  },
  wrongKeysOfDevice: {
    what: 'The same of a browser that has signed in before, which is not counted by its address',
    by: 'device',
    most: 5,
    seconds: HOUR,
    beyond: 'refused 429 until the wait is over',
    waitSeconds: 4,
    longestWaitSeconds: 15 * MINUTE,
  },
  wrongLinks: {
    what: 'Interviewers’ links that open nothing before each one costs a wait that doubles each time',
    by: 'address block',
    most: 5,
    seconds: HOUR,
    beyond: 'refused 429 until the wait is over',
    waitSeconds: 4,
    longestWaitSeconds: 15 * MINUTE,
  },
  wrongPassphrasesOfMember: {
    what: 'Wrong passphrases for one name, from wherever, before each one costs a wait that doubles each time; browsers that have signed in before have a count of their own',
    by: 'target member',
    most: 10,
    seconds: HOUR,
    beyond: 'refused 429 until the wait is over',
    waitSeconds: 4,
    longestWaitSeconds: MINUTE,
  },
  signIns: {
    what: 'Keys and passphrases being compared',
    by: 'process',
    most: 3,
    seconds: 0,
    beyond: 'queued, address blocks interleaved, then refused 503',
    // With the pause of the screen's retry it is well below the three seconds that a right key may take.
    waitSeconds: 1.5,
  },
  signInsAtOnce: {
    what: 'Shared keys that are distinguished from those used since the start, without being compared',
    by: 'process',
    most: 200,
    seconds: 2,
    beyond: 'compared like others',
  },
  signInsOfDevices: {
    what: 'Keys being compared of browsers that have signed in before, apart from the others',
    by: 'process',
    most: 1,
    seconds: 0,
    beyond: 'queued, browsers interleaved, then refused 503',
    waitSeconds: 1.5,
  },
  signInsAgain: {
    what: 'Keys being compared of address blocks that were refused 503 and come again, apart from the others',
    by: 'process',
    most: 1,
    seconds: 0,
    beyond: 'queued, address blocks interleaved, then refused 503',
    waitSeconds: 1.5,
  },
  waitingSignIns: {
    what: 'Sign-ins in the queue',
    by: 'process',
    most: 24,
    seconds: 0,
    beyond: 'refused 503',
  },
  waitingSignInsOfBlock: {
    what: 'Sign-ins in the queue, of which one at a time has a turn',
    by: 'address block',
    most: 20,
    seconds: 0,
    beyond: 'refused 503',
  },
} as const satisfies Record<string, UsageLimit>

/** An IPv6 holder of a /48 may use this many times the limit of one block. */
export const WIDE_BLOCK_FACTOR = 8
