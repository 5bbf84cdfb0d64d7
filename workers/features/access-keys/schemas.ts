import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'
import { name } from '../../../shared/schemas/name.ts'
import { scopes } from './rules.ts'

export const keyName = () => name(100)
export const scope = () => z.enum(scopes)

export const AccessKey = once(() =>
  z
    .object({
      keyId: z.uuid(),
      name: z.string(),
      scopes: z.array(scope()),
      createdBy: z.string(),
      createdAt: z.iso.datetime(),
      expiresAt: z.iso.datetime().nullable(),
      lastUsedAt: z.iso.datetime().nullable().describe('To the minute'),
    })
    .meta({ id: 'AccessKey' }),
)
export type AccessKey = z.infer<ReturnType<typeof AccessKey>>
