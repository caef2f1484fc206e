import { PlainError } from '@recruit/local/plain-error'
import { writersAmong } from '../../deploy/mysql/replica-server.ts'
import type { MariadbNode } from './mariadb-node.ts'

/** The node that says what HAProxy asks for. Throws where it is not exactly one. */
export async function writerOf(nodes: MariadbNode[]): Promise<MariadbNode> {
  const writers = await writersAmong(nodes.map((node) => ({ name: node.name, url: new URL(node.url), node })))
  const [writer] = writers
  if (!writer || writers.length > 1)
    throw new PlainError(`${writers.length} nodes say that they take the writes.`)
  return writer.node
}
