import type { Invariant } from '@recruit/chassis/mysql/invariant'

export const messages: Invariant[] = [
  {
    name: 'message-once',
    says: 'No message of an application, kind, occasion and channel has left twice.',
    sql: `SELECT MIN(id) AS id FROM messages WHERE state IN ('handed', 'sent')
      GROUP BY application, kind, occasion, channel HAVING COUNT(*) > 1`,
  },
  {
    name: 'sent-message-was-handed-over',
    says: 'What was sent was handed to the mail server before, but for a dry run.',
    sql: `SELECT id FROM messages WHERE state = 'sent' AND handed_at IS NULL AND NOT is_dry_run`,
  },
  {
    name: 'message-ends-with-its-lease',
    says: 'No message is on its way ten minutes after its lease is over.',
    sql: `SELECT id FROM messages WHERE state IN ('sending', 'handed')
      AND (lease_until IS NULL OR lease_until < UTC_TIMESTAMP(6) - INTERVAL 10 MINUTE)`,
  },
]
