/** The examples of the calls about messages to applicants. */
import type * as mailings from '../calls/messages/mailings.ts'
import type * as singleMessages from '../calls/messages/single-messages.ts'
import { defaultTemplates } from '../mail/default-templates.ts'
import { messages } from '../messages.ts'
import type { Examples } from './example-types.ts'
import { id, identity, said, time } from './example-values.ts'

const mailingId = 'feedbeef-1234-4abc-8def-000000000041'
const messageId = 'feedbeef-1234-4abc-8def-000000000042'
const seen = 'm8Wq2sKf6Jd9xR1gb0pYV3'
const one = { id: mailingId, version: 2 }
const template = defaultTemplates.reminder
const mailing = {
  ...one,
  kind: 'reminder' as const,
  occasion: '2026-11-29',
  template,
  gate: 'period' as const,
  isMended: false,
  createdAt: time,
  plannedAt: null,
  approvedAt: null,
  approvedBy: '',
  counts: { draft: 1 },
}
const line = {
  id: messageId,
  application: id,
  kind: 'reminder' as const,
  name: identity.name,
  address: 'jiwoo@example.org',
  language: 'ko' as const,
  subject: template.ko.subject,
  state: 'draft' as const,
  isDryRun: false,
  reason: '',
  refusals: 0,
  at: time,
}
const mistaken = { ...template, ko: { ...template.ko, text: '{nmae} 님' } }

type MessageCalls = typeof mailings & typeof singleMessages

export const messageExamples: Pick<Examples, keyof MessageCalls> = {
  approveMailing: {
    request: { ...one, count: 1, seen },
    reply: { ...said(messages.mailingApproved), version: 3, approved: 1 },
  },
  callOffMailing: {
    request: one,
    reply: { ...said(messages.mailingCalledOff), version: 3, calledOff: 1 },
  },
  discardMailing: { request: one, reply: { ...said(messages.mailingDiscarded), discarded: 1 } },
  draftMailing: {
    request: { kind: 'reminder' },
    reply: { ...said(messages.messagesDrafted), mailings: [mailingId], drafted: 1 },
  },
  readMailing: {
    request: { id: mailingId },
    reply: { mailing, messages: [line], drafts: { count: 1, readers: 1, seen } },
  },
  listMailings: {
    request: {},
    reply: {
      mailings: [mailing],
      isPublic: false,
      isOpen: true,
      isDryRun: null,
      due: { count: 0, since: null },
      receipts: { sent: 12, queued: 1 },
    },
  },
  pauseMailing: {
    request: { ...one, isPaused: true },
    reply: { ...said(messages.mailingPaused), version: 3, changed: 1 },
  },
  remakeMailing: {
    request: { ...one, template },
    reply: { ...said(messages.mailingRemade), version: 3, mailings: [mailingId], drafted: 1 },
  },
  testMessage: {
    request: { kind: 'reminder', template, language: 'ko', address: 'nari@example.org' },
    reply: said(messages.testMessageSent),
  },
  readMessage: {
    request: { id: messageId },
    reply: { ...line, text: template.ko.text, ics: null },
  },
  resendMessages: {
    request: { ids: [messageId] },
    reply: { ...said(messages.messagesResent), resent: 1 },
  },
  listMessages: { request: { state: 'draft' }, reply: { messages: [line], next: null } },
  messagesByApplicant: {
    request: {},
    reply: {
      applicants: [
        {
          ...{ application: line.application, name: line.name },
          messages: { reminder: { id: messageId, state: 'draft', isDryRun: false } },
        },
      ],
    },
  },
  sendStaffLink: {
    request: {
      name: '나리',
      address: 'nari@example.org',
      language: 'ko',
      page: 'link',
      token: 'T2Vj9xR1gb0pYV3m8Wq2sKf6Jd9xR1gb0pYV3m8Wq2s',
      until: time,
    },
    reply: said(messages.staffLinkSent),
  },
  saveTemplate: {
    request: { kind: 'reminder', version: 0, template: mistaken },
    reply: { ...said(messages.templateSaved), version: 1 },
  },
  listTemplates: { request: {}, reply: { templates: [{ kind: 'reminder', version: 0, template }] } },
  ownMessages: {
    request: { id },
    reply: {
      messages: [
        {
          kind: 'reminder',
          subject: template.ko.subject,
          text: template.ko.text,
          ics: null,
          at: time,
          state: 'sent',
        },
      ],
    },
  },
}
