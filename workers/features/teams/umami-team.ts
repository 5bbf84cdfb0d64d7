import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'
import { iso } from '../../../shared/schemas/time.ts'
import type { teams } from '../../../shared/db/tables/analytics.ts'

/** A team as clients of Umami know it. */
export const UmamiTeam = once(() =>
  z
    .object({
      id: z.uuid().describe('The team'),
      name: z.string(),
      accessCode: z.null().describe('Always null: nobody joins by a code, an admin adds people'),
      logoUrl: z.null(),
      twoFactorRequired: z.literal(false).describe('Always false: nothing of the kind is asked for'),
      createdAt: z.iso.datetime(),
      updatedAt: z.null().describe('Always null: changes stand in the audit log'),
      deletedAt: z.null().describe('Always null: a team that is deleted is gone'),
    })
    .meta({ id: 'ListedTeam' }),
)

export const umamiTeam = ({ teamId, name, createdAt }: typeof teams.$inferSelect) => ({
  id: teamId,
  name,
  accessCode: null,
  logoUrl: null,
  twoFactorRequired: false as const,
  createdAt: iso(createdAt),
  updatedAt: null,
  deletedAt: null,
})

/** A person of a team as clients of Umami know them. */
export const UmamiTeamUser = once(() =>
  z
    .object({
      id: z.string().describe('The team and the person'),
      teamId: z.uuid(),
      userId: z.string(),
      role: z
        .literal('team-member')
        .describe('All are alike in a team: admins are those of the organization'),
      createdAt: z.iso.datetime().describe('When the person was added'),
      updatedAt: z.iso.datetime().describe('The same: nothing of it changes'),
      user: z.object({
        id: z.string().describe('The person'),
        username: z
          .string()
          .describe('The e-mail address; a name where the identity provider vouches for none'),
      }),
    })
    .meta({ id: 'ListedPersonOfTeam' }),
)
