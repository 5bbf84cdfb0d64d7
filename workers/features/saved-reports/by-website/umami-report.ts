import { z } from 'zod'
import { once } from '../../../../shared/domain/basics/once.ts'
import { iso } from '../../../../shared/schemas/time.ts'
import { reportFields } from '../schemas.ts'
import { type ReportRow, typeOf } from '../store.ts'

const fields = () => ({
  id: z.uuid(),
  websiteId: z.uuid(),
  userId: z.string().describe('Whoever saved it: a person or an access key'),
  ...reportFields(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

/** A saved report as clients of Umami know it. */
export const UmamiReport = once(() => z.object(fields()).meta({ id: 'ListedReport' }))

/** The same alone: its types say `ok`, what it answers is the report. */
export const UmamiReportAlone = once(() =>
  z
    .object({ ok: z.literal(true).describe('True: it is as this answer says'), ...fields() })
    .meta({ id: 'ReportOfWebsite' }),
)

export const umamiReport = (row: ReportRow): z.infer<ReturnType<typeof UmamiReport>> => ({
  id: row.reportId,
  websiteId: row.websiteId,
  userId: row.createdBy,
  type: typeOf(row),
  name: row.name,
  description: row.description,
  parameters: row.parameters,
  createdAt: iso(row.createdAt),
  updatedAt: iso(row.updatedAt),
})

export const umamiReportAlone = (row: ReportRow) => ({ ok: true as const, ...umamiReport(row) })
