import { type Edit, type Name, nextMigration } from './edit.ts'

interface Recipe {
  what: string
  edits: (name: Name) => Edit[]
  /** What only its author knows. */
  next: string
}

const ASKED = {
  question: { kind: 'line', length: 'limit: TEXT_MAX,' },
  essay: { kind: 'essay', length: 'hint: ESSAY_HINT,\n    limit: ESSAY_MAX,' },
}

/** An optional question, answered in one line or by an essay. */
const question = ({ camel, kebab, words }: Name, asked: keyof typeof ASKED): Edit[] => [
  {
    file: 'infra/contract/src/fields/application.ts',
    before: '\n  applyReason: {',
    insert: `
  ${camel}: {
    kind: '${ASKED[asked].kind}',
    label: { ko: '${words}', en: '${words}' },
    ${ASKED[asked].length}
    required: [],
    description: 'The answer to ${words}.',
    example: '${words}',
  },`,
  },
  {
    file: nextMigration('services/applicants/migrations', kebab),
    template: `${asked}-migration`,
  },
  {
    file: `services/applicants/test/${kebab}.test.ts`,
    template: `${asked}-test`,
  },
]

const setting = ({ camel, kebab, words }: Name): Edit[] => {
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
    {
      file: 'web/src/features/staff/setting-labels.ts',
      before: '\n}\n\n/** What each setting',
      insert: `\n  ${camel}: { ko: '${words}', en: '${words}' },`,
    },
    {
      file: 'web/src/features/settings/settings-fields.tsx',
      before: "\n    { legend: 'rare', ",
      insert: `\n    { fields: ['${camel}'] },`,
    },
    {
      file: `services/settings/test/${kebab}.test.ts`,
      template: 'setting-test',
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
    heads: [{ name: (text) => text.${camel} }],
    width: 7.5,
    cell: ({ applicant }) => applicant.name,
  },`,
    },
    {
      file: text,
      after: 'export const listText = bilingual(\n  {',
      insert: `\n    ${camel}: ['${words}', '${words}'],`,
    },
    {
      file: `web/test/list-${kebab}.long.spec.ts`,
      template: 'column-test',
    },
  ]
}

const screen = ({ camel, pascal, kebab }: Name): Edit[] => [
  {
    file: 'web/src/paths.ts',
    before: "\n  modifyInfo: ['/admin/modifyInfo/:id', 'manage'],",
    insert: `\n  ${camel}: ['/admin/${camel}', 'manage'],`,
  },
  {
    file: 'web/src/manage.ts',
    before: '\nexport { SystemScreen',
    insert: `\nexport { ${pascal}Screen as ${camel} } from './features/${kebab}/${kebab}-screen.tsx'`,
  },
  {
    file: `web/src/features/${kebab}/text.ts`,
    template: 'screen-text',
  },
  {
    file: `web/src/features/${kebab}/${kebab}-screen.tsx`,
    template: 'screen',
  },
  {
    file: `web/test/${kebab}-screen.long.spec.ts`,
    template: 'screen-test',
  },
]

const call = ({ camel, kebab }: Name): Edit[] => {
  const index = 'infra/contract/src/index.ts'
  const app = 'services/applicants/src/app.ts'
  return [
    {
      file: `infra/contract/src/calls/${kebab}.ts`,
      template: 'call',
    },
    {
      file: index,
      before: 'import * as mailings from',
      insert: `import * as ${camel} from './calls/${kebab}.ts'\n`,
    },
    { file: index, after: '\n  ...waitingList,', insert: `\n  ...${camel},` },
    {
      file: `services/applicants/src/reports/${kebab}-routes.ts`,
      template: 'call-routes',
    },
    {
      file: app,
      before: 'import { messageRoutes } from',
      insert: `import { ${camel}Routes } from './reports/${kebab}-routes.ts'\n`,
    },
    {
      file: app,
      after: '\n      ...waitingListRoutes(stores, settings),',
      insert: `\n      ...${camel}Routes(),`,
    },
    {
      file: 'gateway/test/matrix-entries.ts',
      after: "  listApplicants: { verdicts: STAFF, form: () => ({ team: '1' }) },",
      insert: `\n  ${camel}: { verdicts: STAFF, form: () => ({ team: '1' }) },`,
    },
    {
      file: `services/applicants/test/${kebab}.test.ts`,
      template: 'call-test',
    },
  ]
}

const LABELS =
  'Write the label and an example in application.ts, then `npm test -- <its test>` and `WRITE_REPLIES=on npm test -- specified-replies`.'

/** What can be made, each with its files, a test and what is left to its author. */
export const recipes: Record<string, Recipe> = {
  question: {
    what: 'a line of the application form',
    edits: (name) => question(name, 'question'),
    next: LABELS,
  },
  essay: {
    what: 'an essay of the application form',
    edits: (name) => question(name, 'essay'),
    next: LABELS,
  },
  setting: {
    what: 'a switch of the settings',
    edits: setting,
    next: 'Write both labels, choose the tab, and use the setting where the site shows it.',
  },
  column: {
    what: "a column of the staff's list",
    edits: column,
    next: 'Write both heads, and in columns.tsx the width, what a cell shows, and `by` if it sorts.',
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
