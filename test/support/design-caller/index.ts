import type { DesignEvent } from '../../../shared/domain/test-generation/schema.ts'
import type { DesignInput } from '../../../shared/services/designer.ts'
import type { Design } from '../../../workers/design/index.ts'

/** Hands a request to the design Worker as the API does, and answers with its result and what was heard of it; `hearUntil` steps are heard, the next fails. */
export default {
  async fetch(request, env) {
    const { hearUntil = Infinity, ...input } = await request.json<DesignInput & { hearUntil?: number }>()
    const events: DesignEvent[] = []
    let heard = 0
    const tell = (told: DesignEvent[]) => {
      if (heard === hearUntil) return Promise.reject(new Error('the caller is gone'))
      heard += 1
      events.push(...told)
      return Promise.resolve()
    }
    try {
      using result = await env.DESIGN.design(input, tell)
      return Response.json({ result, events, heard })
    } catch (error) {
      return Response.json({ error: String(error), events, heard }, { status: 500 })
    }
  },
} satisfies ExportedHandler<{ DESIGN: Service<Design> }>
