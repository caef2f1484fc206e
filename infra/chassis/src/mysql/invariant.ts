/** What must be true of the stored data at any moment, as a question for what is not. */
export interface Invariant {
  /** Names it in reports and metrics. */
  name: string
  /** What must be true, in one sentence. */
  says: string
  /**
   * Selects as `id` what breaks it: ids alone, never names or contact data. For MariaDB and MySQL. May use `:name` for
   * each fact, and with `batches` has to keep to the rows of which `:after < id <= :upTo`.
   */
  sql: string
  /** The table whose rows are asked about a few at a time. */
  batches?: string
}
