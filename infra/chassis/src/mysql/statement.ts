const TABLE = /\b(?:FROM|INTO|UPDATE)\s+(?:`?\w+`?\.)?`?(\w+)`?/i

/**
 * The loggable part of an SQL statement: its verb and its table. Sequelize writes values into statements, so everything
 * from the first quote on is ignored.
 */
export function statementOf(sql: string): { operation: string; table: string | undefined } {
  const [beforeValues = ''] = /^[^'"]*/.exec(sql) ?? []
  const [operation = ''] = /[A-Za-z]+/.exec(beforeValues) ?? []
  return { operation: operation.toUpperCase(), table: TABLE.exec(beforeValues)?.[1] }
}
