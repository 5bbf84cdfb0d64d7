import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'
import { name } from '../../../shared/schemas/name.ts'

export const teamName = () => name(100)
export const userId = () => z.string().min(1).max(100)

export const Team = once(() =>
  z
    .object({
      teamId: z.uuid(),
      organizationId: z.uuid(),
      name: z.string(),
      createdAt: z.iso.datetime(),
    })
    .meta({ id: 'Team' }),
)
export type Team = z.infer<ReturnType<typeof Team>>

export const PersonOfTeam = once(() =>
  z
    .object({
      userId: z.string(),
      email: z.string().describe('Empty when the identity provider vouches for none'),
      name: z.string(),
      addedAt: z.iso.datetime(),
    })
    .meta({ id: 'PersonOfTeam' }),
)
