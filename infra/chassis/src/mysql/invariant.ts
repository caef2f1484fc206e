/** What must always be true of the stored data, as a query for violations. */
export interface Invariant {
  /** Names it in reports and metrics. */
  name: string
  /** The rule, in one sentence. */
  says: string
  /**
   * Selects as `id` what violates it: only ids, never names or contact data. For MariaDB and MySQL. May use `:name` for
   * each fact; with `batches` it must restrict itself to `:after < id <= :upTo`.
   */
  sql: string
  /** The table whose rows are checked in batches. */
  batches?: string
}
