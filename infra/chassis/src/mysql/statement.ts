const TABLE = /\b(?:FROM|INTO|UPDATE)\s+(?:`?\w+`?\.)?`?(\w+)`?/i

/**
 * What may be told of an SQL statement: its verb and its table. Sequelize writes values into its statements, so
 * nothing is looked at from the first quote on.
 */
export function statementOf(sql: string): { operation: string; table: string | undefined } {
  const [beforeValues = ''] = /^[^'"]*/.exec(sql) ?? []
  const [operation = ''] = /[A-Za-z]+/.exec(beforeValues) ?? []
  return { operation: operation.toUpperCase(), table: TABLE.exec(beforeValues)?.[1] }
}
