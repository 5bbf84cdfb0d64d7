import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'
import { name } from '../../../shared/schemas/name.ts'
import { reportTypes } from '../reports/index.ts'

export const reportFields = () => ({
  type: z.enum(reportTypes),
  name: name(200),
  description: z.string().trim().max(500),
  parameters: z.record(z.string().max(50), z.unknown()).describe('Those of its type, with or without a time'),
})

export const SavedReport = once(() =>
  z
    .object({
      id: z.uuid(),
      websiteId: z.uuid(),
      ...reportFields(),
      createdAt: z.iso.datetime(),
      updatedAt: z.iso.datetime(),
    })
    .meta({ id: 'SavedReport' }),
)
export type SavedReport = z.infer<ReturnType<typeof SavedReport>>
