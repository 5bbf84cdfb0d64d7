import { type Output, call } from '../../../client/call.ts'

type Told = Output<'POST /api/websites/{websiteId}/visitors/export'>

const atOnce = 5000

/** All that is kept of a visitor, page after page. */
export async function wholeVisitor(
  whom: { websiteId: string } & ({ sessionId: string } | { distinctId: string }),
): Promise<Told> {
  const events: Told['events'] = []
  for (;;) {
    const page = await call('POST /api/websites/{websiteId}/visitors/export', {
      ...whom,
      limit: atOnce,
      offset: events.length,
    })
    events.push(...page.events)
    if (page.events.length === 0 || events.length >= page.total) return { ...page, events }
  }
}
