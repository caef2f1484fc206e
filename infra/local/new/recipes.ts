import { type Edit, nextMigration } from './edit.ts'

/** A name in the forms in which code, files, columns and sentences have it. */
export interface Name {
  /** `pastClubs` */
  camel: string
  /** `PastClubs` */
  pascal: string
  /** `past-clubs` */
  kebab: string
  /** `past_clubs` */
  snake: string
  /** `past clubs` */
  words: string
}

interface Recipe {
  what: string
  edits: (name: Name) => Edit[]
  /** What only its author knows. */
  next: string
}

const question = ({ camel, kebab, snake, words }: Name): Edit[] => [
  {
    file: 'infra/contract/src/fields/application.ts',
    before: '\n  applyReason: {',
    insert: `
  ${camel}: {
    kind: 'line',
    label: { ko: '${words}', en: '${words}' },
    limit: TEXT_MAX,
    required: [],
    description: 'The answer to ${words}.',
    example: '${words}',
  },`,
  },
  {
    file: nextMigration('services/applicants/migrations', kebab),
    write: `import type { Migration } from '@recruit/chassis/mysql/migrate'

export const { up, down }: Migration = {
  async up(db) {
    await db.sequelize.query("ALTER TABLE applications ADD COLUMN ${snake} VARCHAR(200) NOT NULL DEFAULT ''")
  },
  async down(db) {
    await db.sequelize.query('ALTER TABLE applications DROP COLUMN ${snake}')
  },
}
`,
  },
  {
    file: `services/applicants/test/${kebab}.test.ts`,
    write: `import { enrolledPerson } from '@recruit/local/testing/people'
import { expect, test } from 'vitest'
import { stack, useProduct } from './product.ts'

useProduct()

test('a draft keeps the answer to ${words}', async () => {
  const { browser, id } = await enrolledPerson(stack.url)
  await browser.call('savePage1', { id, ${camel}: '합창단' })
  expect((await browser.call('getApplication', { id })).${camel}).toBe('합창단')
})
`,
  },
]

const setting = ({ camel, kebab, words }: Name): Edit[] => {
  const labels = 'web/src/features/staff/setting-labels.ts'
  return [
    {
      file: 'infra/contract/src/fields/settings-fields.ts',
      before: '\n} as const satisfies Record<string, SettingDeclaration>',
      insert: `\n  ${camel}: { kind: 'switch', tab: 'recruit' },`,
    },
    {
      file: 'infra/contract/src/fields/settings-fields.ts',
      after: "  isWebDevPreAssignment: 'Web development gives a task before the interview.',",
      insert: `\n  ${camel}: 'The site shows ${words}.',`,
    },
    { file: labels, before: '\n}\nconst en', insert: `\n  ${camel}: '${words}',` },
    { file: labels, before: '\n}\n\n/** What each setting', insert: `\n  ${camel}: '${words}',` },
    {
      file: 'web/src/features/settings/tab-form.tsx',
      before: '\n      <Group legend={text.keeping}>',
      insert: `\n      <SettingSwitch form={form} field="${camel}" />`,
    },
    {
      file: `services/settings/test/${kebab}.test.ts`,
      write: `import { emptySettings } from '@recruit/contract/fields/settings-values'
import { signedIn } from '@recruit/local/testing/people'
import { sharedStack } from '@recruit/local/testing/shared-stack'
import { visitor } from '@recruit/local/testing/visitor'
import { expect, test } from 'vitest'

test('${words}: off at first, and shown to everyone once the admin turns it on', async () => {
  const { url } = await sharedStack()
  const admin = await signedIn(url, 'admin')
  const isOn = async () => (await visitor(url).call('loadSettings', { key: 1 })).${camel}
  await admin.call('initSettings', { ...emptySettings() })
  expect(await isOn()).toBe(false)
  await admin.call('modifyRecruitInfo', { ${camel}: true })
  expect(await isOn()).toBe(true)
})
`,
    },
  ]
}

const column = ({ camel, kebab, words }: Name): Edit[] => {
  const text = 'web/src/features/applicants/text.ts'
  return [
    {
      file: 'web/src/features/applicants/table/columns.tsx',
      before: `\n  {\n    id: 'application',`,
      insert: `
  {
    id: '${camel}',
    head: (text) => text.${camel},
    width: 7.5,
    cell: ({ applicant }) => applicant.name,
  },`,
    },
    { file: text, after: '    ...editsText.ko,', insert: `\n    ${camel}: '${words}',` },
    { file: text, after: '    ...editsText.en,', insert: `\n    ${camel}: '${words}',` },
    {
      file: `web/test/list-${kebab}.long.spec.ts`,
      write: `import { listText } from '../src/features/applicants/text.ts'
import { paths } from '../src/paths.ts'
import { expect, test } from './fixtures.ts'
import { freshTerm, windowOf } from './staff.ts'

test('the list shows ${words}', async ({ browser, stack }) => {
  const page = await windowOf(browser, await freshTerm(stack.url))
  await page.goto(\`/#\${paths.applicantList}\`)
  await expect(page.getByRole('columnheader', { name: listText.en.${camel} })).toBeAttached()
  await page.context().close()
})
`,
    },
  ]
}

const screen = ({ camel, pascal, kebab, words }: Name): Edit[] => [
  {
    file: 'web/src/paths.ts',
    before: "\n  modifyInfo: ['/admin/modifyInfo/:id', 'admin'],",
    insert: `\n  ${camel}: ['/admin/${camel}', 'admin'],`,
  },
  {
    file: 'web/src/staff.tsx',
    before: '\nexport { AdminFrame }',
    insert: `\nexport { ${pascal}Screen as ${camel} } from './features/${kebab}/${kebab}-screen.tsx'`,
  },
  {
    file: `web/src/features/${kebab}/text.ts`,
    write: `import { bilingual } from '../../i18n/text.ts'

/** Texts of ${words}. */
export const ${camel}Text = bilingual({
  ko: { title: '${words}' },
  en: { title: '${words}' },
})
`,
  },
  {
    file: `web/src/features/${kebab}/${kebab}-screen.tsx`,
    write: `import { useText } from '../../i18n/text.ts'
import { Page } from '../../ui/layout/page.tsx'
import { Guarded } from '../staff/session.tsx'
import { ${camel}Text } from './text.ts'

/** A page of the admin. */
export function ${pascal}Screen() {
  const text = useText(${camel}Text)
  return (
    <Page title={text.title}>
      <Guarded check="checkAdmin" refusal="dialog">
        <p>{text.title}</p>
      </Guarded>
    </Page>
  )
}
`,
  },
  {
    file: `web/test/${kebab}-screen.long.spec.ts`,
    write: `import { ${camel}Text } from '../src/features/${kebab}/text.ts'
import { paths } from '../src/paths.ts'
import { expect, test } from './fixtures.ts'
import { freshTerm, windowOf } from './staff.ts'
import { expectNoViolation } from './violations.ts'

test('the admin opens ${words}, which has no violation', async ({ browser, stack }) => {
  const page = await windowOf(browser, await freshTerm(stack.url))
  await page.goto(\`/#\${paths.${camel}}\`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(${camel}Text.en.title)
  await expectNoViolation(page)
  await page.context().close()
})
`,
  },
]

const call = ({ camel, kebab, words }: Name): Edit[] => {
  const index = 'infra/contract/src/index.ts'
  const app = 'services/applicants/src/app.ts'
  return [
    {
      file: `infra/contract/src/calls/${kebab}.ts`,
      write: `import { z } from 'zod'
import { call } from './call.ts'
import { team } from './shapes.ts'

export const ${camel} = call({
  method: 'GET',
  path: '/api/applicantlist/${camel}',
  summary: 'Read ${words}',
  description: 'Of one team.',
  service: 'applicants',
  who: 'staff',
  request: z.object({ team }),
  reply: z.object({ team }),
})
`,
    },
    {
      file: index,
      before: 'import * as mailings from',
      insert: `import * as ${camel} from './calls/${kebab}.ts'\n`,
    },
    { file: index, after: '\n  ...waitingList,', insert: `\n  ...${camel},` },
    {
      file: `services/applicants/src/routes/${kebab}-routes.ts`,
      write: `import { on, type Route } from '@recruit/chassis/http/route'
import { calls } from '@recruit/contract'

/** The calls about ${words}. */
export const ${camel}Routes = (): Route[] => [on(calls.${camel}, async ({ team }) => ({ team }))]
`,
    },
    {
      file: app,
      before: 'import { messageRoutes } from',
      insert: `import { ${camel}Routes } from './routes/${kebab}-routes.ts'\n`,
    },
    {
      file: app,
      after: '\n      ...waitingListRoutes(stores, settings),',
      insert: `\n      ...${camel}Routes(),`,
    },
    {
      file: 'infra/contract/src/openapi/examples.ts',
      before: '\n  findApplicant: {',
      insert: `\n  ${camel}: { request: { team: 3 }, reply: { team: 3 } },`,
    },
    {
      file: 'gateway/test/matrix-entries.ts',
      after: "  listApplicants: { verdicts: STAFF, form: () => ({ team: '1' }) },",
      insert: `\n  ${camel}: { verdicts: STAFF, form: () => ({ team: '1' }) },`,
    },
    {
      file: `services/applicants/test/${kebab}.test.ts`,
      write: `import { expect, test } from 'vitest'
import { manager, useProduct } from './product.ts'

useProduct()

test('staff read ${words} of a team', async () => {
  expect(await manager.call('${camel}', { team: 2 })).toEqual({ team: 2 })
})
`,
    },
  ]
}

/** What can be made, each with its files, a test and what is left to its author. */
export const recipes: Record<string, Recipe> = {
  question: {
    what: 'a line of the application form',
    edits: question,
    next: 'Write the label and an example in application.ts, then `npm test -- <its test>`.',
  },
  setting: {
    what: 'a switch of the settings',
    edits: setting,
    next: 'Write both labels, choose the tab, and use the setting where the site shows it.',
  },
  column: {
    what: "a column of the staff's list",
    edits: column,
    next: 'Write both heads, and in columns.tsx the width and what a cell shows.',
  },
  screen: {
    what: 'a page of the admin',
    edits: screen,
    next: 'Write both titles and the page; a link to it goes into staff/admin-nav.tsx.',
  },
  call: {
    what: 'a call of the API that staff may make',
    edits: call,
    next: 'Write its shapes and description, who may make it, and what it reads.',
  },
}
