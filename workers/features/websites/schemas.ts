import { z } from 'zod'
import { once } from '../../../shared/domain/once.ts'
import { name } from '../../../shared/schemas/name.ts'
import { hostOf } from './rules.ts'

export const websiteName = () => name(100)

export const domain = () =>
  z
    .string()
    .max(500)
    .refine((text) => hostOf(text) !== null, 'Must be a host name such as example.com')
    .describe('Host name; of a pasted address the host is kept')

export const Website = once(() =>
  z
    .object({
      id: z.uuid().describe('The site key for the tracker'),
      name: z.string(),
      domain: z.string().nullable(),
      organizationId: z.uuid(),
      teamId: z.string().nullable(),
      createdAt: z.iso.datetime(),
    })
    .meta({ id: 'Website' }),
)
export type Website = z.infer<ReturnType<typeof Website>>

export const Ledger = once(() =>
  z
    .object({
      received: z.number().int().describe('Stored and dropped together, at all times'),
      stored: z.number().int(),
      dropped: z.record(z.string(), z.number().int()).describe('Hits that do not count, by reason'),
    })
    .meta({ id: 'WebsiteLedger' }),
)
