import { isOver } from '../../../shared/kernel/events.ts'
import { executionAt } from '../../../shared/kernel/capabilities.ts'
import type { Services } from '../../../shared/services/services.ts'
import type { Source } from './source.ts'

/** How many events are read at a time; an execution also ends a page at about 1 MB. */
const pageLimit = 500

/** Executions: every event once, in order. */
export const executionSource = (services: Services): Source => ({
  everyMs: 0,
  async follow(executionId, gateway, admit) {
    const found = await executionAt(services, executionId)?.follow({ gateway })
    if (!found) return null
    const { status, lastSeq, organizationId } = found
    const standing = await admit(organizationId)
    if (standing === 'signed-out') return standing
    // To a stranger the executions of an organization do not exist.
    if (standing === 'stranger') return null
    return { lastSeq, confirmation: { type: 'subscribed', executionId, status, lastSeq } }
  },
  async pull(executionId, afterSeq) {
    const page = await services.executions.getByName(executionId).eventsAfter({ afterSeq, limit: pageLimit })
    if (!page) return null
    const { events, lastSeq, status, organizationId } = page
    const frames = events.map((event) => ({
      after: event.seq - 1,
      seq: event.seq,
      text: JSON.stringify(event),
    }))
    return { frames, lastSeq, isOver: isOver(status), place: organizationId }
  },
})
