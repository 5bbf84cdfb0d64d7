import type { Execution } from '../../../durable-objects/execution/execution.ts'
import type { ExecutionEvent } from '../../../shared/kernel/events.ts'
import type { Remote } from '../../../shared/services/remote.ts'

const pageSize = 500

/** The result that an execution told; null when it has told none. */
export async function readResult(
  execution: Remote<Execution>,
): Promise<Extract<ExecutionEvent, { type: 'result' }> | null> {
  for (let afterSeq = 0; ; afterSeq += pageSize) {
    const page = await execution.eventsAfter({ afterSeq, limit: pageSize })
    const result = page?.events.find(({ type }) => type === 'result')
    if (result?.type === 'result') return result
    if (!page || page.lastSeq <= afterSeq + pageSize) return null
  }
}
