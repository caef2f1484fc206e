import { PlainError } from '@recruit/local/plain-error'
import type { MariadbNode } from './mariadb-node.ts'

/** The node that says what HAProxy asks for. Throws where it is not exactly one. */
export async function writerOf(nodes: MariadbNode[]): Promise<MariadbNode> {
  const answers = await Promise.allSettled(nodes.map((node) => node.ask('CALL failover.role()')))
  const writers = nodes.filter((_, at) => {
    const answer = answers[at]
    return answer?.status === 'fulfilled' && JSON.stringify(answer.value).includes('role=writer')
  })
  const [writer] = writers
  if (!writer || writers.length > 1)
    throw new PlainError(`${writers.length} nodes say that they take the writes.`)
  return writer
}
