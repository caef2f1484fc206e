import { expect, test } from 'vitest'
import { filesInGit, read } from '../structure/sources.ts'

const filesIn = (...folders: string[]) =>
  filesInGit(...folders).filter((file) => /\.(tsx?|mjs|html)$/.test(file) && !/\.test\.tsx?$/.test(file))

const served = filesIn(
  'gateway/src',
  'services',
  'infra/chassis/src',
  'infra/contract/src',
  'infra/mail/src',
  'infra/timetable/src',
).filter((file) => file.includes('/src/'))
const inBrowsers = filesIn('web/src', 'web/index.html', 'infra/contract/src')
const everywhere = [...new Set([...served, ...inBrowsers])]

/** Dangerous functions are forbidden, except in files where they are known to be harmless. */
const nowhere =
  (pattern: RegExp, files: string[], known: string[] = []) =>
  () => {
    const found = files.filter((file) => pattern.test(read(file)))
    expect(found.toSorted()).toEqual(known.toSorted())
  }

test('there is something to look at', () => {
  expect(served.length).toBeGreaterThan(130)
  expect(inBrowsers.length).toBeGreaterThan(200)
})

// evidence: V1.3.2
test(
  'no code is made of text',
  nowhere(/(?<![.\w])eval\(|new Function\(|node:vm['/]|setTimeout\(\s*['"`]/, everywhere),
)
// evidence: V1.2.1 V3.2.2
test(
  'no HTML is made of text in the browser',
  nowhere(/dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write\(/, inBrowsers, [
    // Our own drawings, which the page was sent with, go back into the page.
    'web/src/ui/art/kept-drawings.ts',
  ]),
)
// evidence: V1.3.7 V1.5.1
test(
  'no template or parser of XML or YAML is served',
  nowhere(/from '(yaml|js-yaml|xml\w*|fast-xml-parser|ejs|handlebars|pug)'/, everywhere),
)
// evidence: V1.2.5
test('no command of the system is run', nowhere(/['"](node:)?child_process['"]/, served))
// evidence: V12.3.2
test(
  'certificates are checked as Node checks them',
  nowhere(/rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity/, everywhere),
)
// evidence: V3.5.5
test(
  'no window listens to another',
  nowhere(/postMessage\(|addEventListener\(\s*'message'|onmessage\b/, inBrowsers),
)
// evidence: V4.4.1
test(
  'nothing is connected but by HTTP',
  nowhere(/\bnew (WebSocket|EventSource|RTCPeerConnection)\b/, everywhere),
)
// evidence: V11.1.3 V11.3.1 V11.3.2 V11.4.1
test(
  'no old hash and no cipher is used',
  nowhere(/createHash\('(md5|sha1)'|create(Cipher|Decipher)|\bECB\b/i, everywhere),
)
// evidence: V11.5.1
test('no number comes from a generator that can be guessed', nowhere(/Math\.random\(/, everywhere))
test(
  'nothing is kept in a browser for ever',
  nowhere(/\blocalStorage\b/, inBrowsers, [
    // The staff session of this browser, so that all of its windows end with it; removed at sign-out.
    'web/src/features/staff/session-store.ts',
  ]),
)

// evidence: V5.3.2 V15.1.5
test(
  'files are opened by known names',
  nowhere(/from 'node:fs(\/promises)?'/, served, [
    'gateway/src/site/api-docs.ts',
    'gateway/src/site/front-page.ts',
    'gateway/src/site/site.ts',
    'infra/chassis/src/config/config.ts',
    // Certificates and keys, which an operator names in the environment.
    'gateway/src/config.ts',
    'infra/chassis/src/config/tls-files.ts',
    'infra/chassis/src/limits/give-way.ts',
    'infra/chassis/src/mysql/migrate.ts',
    'services/applicants/src/messages/delivering/message-html.ts',
    // The file that an operator names on the command line.
    'infra/timetable/src/command.ts',
  ]),
)

test('a module is replaced only in test files that get a process of their own', () => {
  const tests = filesInGit('web', 'gateway', 'services', 'infra').filter((file) => /\.test\.ts$/.test(file))
  const replacing = tests.filter((file) => /^vi\.(mock|doMock)\(/m.test(read(file)))
  expect(replacing.length).toBeGreaterThan(3)
  expect(replacing.filter((file) => !file.endsWith('.mocked.test.ts'))).toEqual([])
})

/** A statement with an interpolation that is no constant by its name; values must be parameters. */
const MADE_SQL =
  /(?:(?:\.query|(?<![.\w])(?:select|write|changeRows))(?:<[^>]*>)?|\bliteral)\(\s*`[^`]*\$\{(?![\w.]*\b[A-Z_]+\})/

// evidence: V1.2.4
test(
  'SQL is put together of constants alone',
  nowhere(MADE_SQL, served, [
    // The tables and conditions of leases and reviews, else the lock, the clock or the limit: names in the source.
    'infra/mail/src/leases.ts',
    'services/applicants/src/application/idempotency-record.model.ts',
    'services/applicants/src/interviews/rules.model.ts',
    'services/applicants/src/interviews/run.model.ts',
    'services/applicants/src/interviews/timetable.model.ts',
    'services/applicants/src/messages/outbox-reader.model.ts',
    // The number of an announcement, converted by `Number`.
    'services/applicants/src/decisions/publication.model.ts',
    'services/applicants/src/reviewing/assignment.model.ts',
    'services/applicants/src/reviewing/criteria.model.ts',
    'services/applicants/src/reviewing/phase.model.ts',
    'services/applicants/src/reviewing/review.model.ts',
    // The columns that the tables of applications and settings name.
    'services/applicants/src/application/applicant.model.ts',
    'services/applicants/src/reports/report.model.ts',
  ]),
)

// evidence: V1.2.9
test(
  'patterns are put together of constants alone',
  nowhere(/new RegExp\(/, everywhere, [
    'infra/contract/src/rules/staff-key.ts',
    // The words of the vocabulary, by its own test alone.
    'web/src/content/vocabulary.ts',
  ]),
)
