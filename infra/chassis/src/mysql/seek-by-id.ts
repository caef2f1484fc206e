import { IndexHints, Op, type Sequelize } from 'sequelize'
import { statementsOf } from './sequelize-internals.ts'

/**
 * Has statements that lock rows by a list of ids read those rows alone, in the order of their ids. Of a long list the
 * optimizer would rather read the whole table, and InnoDB locks every row that such a statement reads.
 */
export function seekById(db: Sequelize): void {
  const statements = statementsOf(db)
  const { selectQuery, updateQuery, deleteQuery } = statements
  statements.selectQuery = (table, options, ...rest) => {
    const isSeek = options.lock && namesIds(options.where)
    const hinted = isSeek
      ? { ...options, indexHints: [{ type: IndexHints.FORCE, values: ['PRIMARY'] }] }
      : options
    return selectQuery.call(statements, table, hinted, ...rest)
  }
  statements.updateQuery = (table, values, where, ...rest) => {
    const update = updateQuery.call(statements, table, values, where, ...rest)
    if (!update || !namesIds(where)) return update
    const query = update.query.replace(/^UPDATE (`\w+`)/, 'UPDATE $1 FORCE INDEX (PRIMARY)')
    return Object.assign(update, { query })
  }
  statements.deleteQuery = (table, where, ...rest) => {
    const query = deleteQuery.call(statements, table, where, ...rest)
    // Only a DELETE of the form for several tables takes a hint.
    const hinted = 'DELETE $1 FROM $1 FORCE INDEX (PRIMARY)'
    return namesIds(where) ? query.replace(/^DELETE FROM (`\w+`)/, hinted) : query
  }
}

/** Whether a condition is about a list of ids. */
function namesIds(where: unknown): boolean {
  if (typeof where !== 'object' || where === null) return false
  const { id, [Op.and]: all } = where as { id?: unknown; [Op.and]?: unknown }
  return Array.isArray(id) || (Array.isArray(all) && all.some(namesIds))
}
