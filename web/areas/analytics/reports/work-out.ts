import { call } from '../../../client/call.ts'
import type { Asked } from '../parts/use-asked.ts'
import type { Asking, Parameters, ReportType, Worked } from './types.ts'

/** Has the service work a report out, over the time and the visitors that the page shows. */
export async function workOut(type: ReportType, parameters: Parameters, asked: Asked): Promise<Worked> {
  const { startAt, endAt, unit } = asked.range()
  const period = { startAt, endAt, unit, timezone: asked.website.timezone }
  const wanted = {
    websiteId: asked.website.id,
    filters: asked.whose(),
    parameters: { ...parameters, ...period },
  } as unknown as Asking<ReportType>
  const answer = await call(`POST /api/reports/${type}`, wanted)
  return { type, parameters, answer } as Worked
}
