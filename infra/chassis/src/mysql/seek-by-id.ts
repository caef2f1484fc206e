import { IndexHints, Op, type Sequelize } from 'sequelize'
import { statementsOf } from './sequelize-internals.ts'

/**
 * Makes locking statements on a list of ids read only those rows, in the order of their ids. For a long list the
 * optimizer prefers a table scan, and InnoDB locks every row that it reads.
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
    // Only the multi-table form of DELETE takes a hint.
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
