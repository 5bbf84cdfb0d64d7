import type { z } from 'zod'
import type { Context } from '../../../shared/kernel/context.ts'
import { ask, filterNames, segmentNotFound } from '../reports/index.ts'
import { websiteNotFound, websiteOrganization } from '../websites/index.ts'
import { listAskedOf, type listFields, pageOf } from './fields.ts'
import { VisitorSession } from './schemas.ts'
import { sessionView } from './views.ts'

/** What lists of visitors have in common. */
export const sessionsList = {
  access: { role: 'viewer', organization: websiteOrganization, hidden: websiteNotFound },
  effect: 'read',
  numbered: filterNames,
  // Clients of Umami send them along with every range.
  ignores: ['unit', 'timezone'],
  output: () => pageOf(VisitorSession()),
  errors: [websiteNotFound, segmentNotFound],
  mcp: 'listed',
} as const

type Asked = z.output<z.ZodObject<ReturnType<typeof listFields>>>

/** A page of visitors; with `paidIn` of those who earned something in this currency. */
export async function sessionsPage(context: Context, { websiteId, ...asked }: Asked, paidIn?: string) {
  const { data, count } = await ask(context, {
    websiteId,
    report: 'sessions',
    asked: { ...(await listAskedOf(context, { websiteId, ...asked })), paidIn },
  })
  const { page, pageSize } = asked
  return { data: data.map((one) => sessionView(one, websiteId)), count, page, pageSize, orderBy: 'lastAt' }
}
