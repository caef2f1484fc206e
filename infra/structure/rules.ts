import { dirname } from 'node:path'
import { type Arrow, circlesIn } from './imports.ts'
import { partOf, type Source } from './sources.ts'

const MANY_FILES = 30
const MANY_LINES = 300

/** What each part may import besides itself. */
const ALLOWED: Record<string, string[]> = {
  web: ['infra/contract'],
  gateway: ['infra/chassis', 'infra/contract', 'services/settings/client'],
  'services/applicants': [
    'infra/chassis',
    'infra/contract',
    'infra/mail',
    'infra/timetable',
    'services/settings/client',
  ],
  'services/settings': ['infra/chassis', 'infra/contract', 'services/settings/client'],
  'services/settings/client': ['infra/chassis', 'infra/contract'],
  'services/auth': ['infra/chassis', 'infra/contract'],
  'infra/contract': [],
  // Shares the reasons and sentences of refusals with the gateway.
  'infra/chassis': ['infra/contract'],
  'infra/mail': ['infra/chassis', 'infra/contract'],
  // A solver for a file: it knows nothing of the product.
  'infra/timetable': [],
  // Starts processes and imports no part of them; the demo and the keys use the contract, and database addresses have
  // the services' format.
  'infra/local': ['infra/chassis', 'infra/contract'],
  'infra/deploy': ['infra/chassis', 'infra/local'],
  // Checks what runs: the data by each service's invariants, the site from outside.
  'infra/checks': [
    'infra/chassis',
    'infra/contract',
    'infra/local',
    'services/applicants',
    'services/settings',
    'services/auth',
  ],
  'infra/structure': [],
}
/** Measurements and tests drive every part from outside. */
const DRIVERS = /^infra\/(test|bench|engines|failover|faults|attacks)$/
const isDriver = ({ from }: Arrow) =>
  DRIVERS.test(partOf(from)) || /\.(test|spec)\.|\/(test|testing)\/|\.config\.ts$/.test(from)

/** Within a part: files below the first path must not import files below the second. */
const STRANGERS: [from: string, to: string, why: string][] = [
  ['gateway/src/request/', 'gateway/src/site/', 'a request is read before anything knows what it asks for'],
  ['gateway/src/upstream/', 'gateway/src/site/', 'carrying a call knows no page'],
  ['gateway/src/limits/', 'gateway/src/upstream/', 'limits count; they carry nothing'],
  ['infra/contract/src/rules/', 'infra/contract/src/calls/', 'a rule knows no call'],
  [
    'infra/chassis/src/observability/',
    'infra/chassis/src/http/',
    'what is told knows nothing of who tells it',
  ],
  ['web/src/ui/', 'web/src/features/', 'a control knows no screen'],
  ['web/src/api/', 'web/src/ui/', 'a call draws nothing'],
]

/** Parts in which a type counts as an import too, so that no circle of files is left. */
const TYPED = /^(gateway|services\/|infra\/(chassis|mail|timetable)$)/

const ROOMS = 'services/applicants/src/'
/** What each room of the applicants service may import besides itself and the service's packages. */
const ROOM_ORDER: Record<string, string[]> = {
  shared: [],
  application: ['shared'],
  decisions: ['shared', 'application'],
  interviews: ['shared', 'application', 'decisions'],
  messages: ['shared', 'application'],
  reviewing: ['shared', 'application'],
  terms: ['shared', 'application'],
  // Reads from every room.
  reports: ['shared', 'application', 'decisions', 'interviews', 'messages', 'reviewing', 'terms'],
}
/** '' for the files that wire the rooms. */
const roomOf = (path: string): string | undefined =>
  path.startsWith(ROOMS) ? (/^([^/]+)\//.exec(path.slice(ROOMS.length))?.[1] ?? '') : undefined
const upwards = (arrow: Arrow): boolean => {
  const [here, there] = [roomOf(arrow.from), roomOf(arrow.to)]
  if (!here || there === undefined || here === there || isDriver(arrow)) return false
  return !ROOM_ORDER[here]?.includes(there)
}

const wrongPart = (arrow: Arrow): boolean => {
  const [from, to] = [partOf(arrow.from), partOf(arrow.to)]
  return from !== to && !isDriver(arrow) && !ALLOWED[from]?.includes(to)
}
/** What several of the staff's features share. */
const STAFF = 'staff'
const featureOf = (path: string) => /^web\/src\/features\/([^/]+)/.exec(path)?.[1]
const betweenFeatures = ({ from, to }: Arrow): boolean => {
  const [here, there] = [featureOf(from), featureOf(to)]
  return here !== undefined && there !== undefined && here !== there && there !== STAFF
}
/** Hints for a reader; they fail nothing. */
export function warnings(files: Source[]): string[] {
  const folders = Map.groupBy(
    files.filter(({ path, isTest }) => !isTest && !path.endsWith('.css')),
    ({ path }) => dirname(path),
  )
  return [
    ...[...folders]
      .filter(([, inside]) => inside.length > MANY_FILES)
      .map(([folder, inside]) => `${folder} holds ${inside.length} source files, more than ${MANY_FILES}`),
    ...files
      .filter(({ lines }) => lines > MANY_LINES)
      .map(({ path, lines }) => `${path} has ${lines} lines, more than ${MANY_LINES}`),
  ]
}

/** Every circular or forbidden import, as a line. */
export function violations(arrows: Arrow[]): string[] {
  const drawn = ({ from, to }: Arrow) => `${from} → ${to}`
  const counted = arrows.map((arrow) =>
    TYPED.test(partOf(arrow.from)) && !isDriver(arrow) ? { ...arrow, isType: false } : arrow,
  )
  return [
    ...circlesIn(counted).map((circle) => `a circle: ${[...circle, circle[0]].join(' → ')}`),
    ...arrows.filter(wrongPart).map((arrow) => `${drawn(arrow)}: that part lies elsewhere`),
    ...arrows.filter(upwards).map((arrow) => `${drawn(arrow)}: a room imports only those below it`),
    ...arrows.filter(betweenFeatures).map((arrow) => `${drawn(arrow)}: a feature knows no other`),
    ...STRANGERS.flatMap(([from, to, why]) =>
      arrows
        .filter((arrow) => arrow.from.startsWith(from) && arrow.to.startsWith(to) && !isDriver(arrow))
        .map((arrow) => `${drawn(arrow)}: ${why}`),
    ),
  ]
}
