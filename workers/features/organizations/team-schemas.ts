import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'
import { roles } from '../../../shared/kernel/roles.ts'

export const role = () => z.enum(roles)

/** The secret in the link of an invitation. */
export const invitationToken = () => z.string().min(1).max(200)

export const TeamMember = once(() =>
  z
    .object({
      userId: z.string(),
      email: z.string().describe('Empty when the identity provider vouches for none'),
      name: z.string(),
      role: role(),
      joinedAt: z.iso.datetime(),
    })
    .meta({ id: 'TeamMember' }),
)
export type TeamMember = z.infer<ReturnType<typeof TeamMember>>

const invitationFields = () => ({
  invitationId: z.uuid(),
  email: z.string(),
  role: role(),
  status: z.enum(['invited', 'expired']),
  invitedBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})

export const Invitation = once(() => z.object(invitationFields()).meta({ id: 'Invitation' }))
export type Invitation = z.infer<ReturnType<typeof Invitation>>

/** An invitation as the invited person sees it. */
export const OwnInvitation = once(() =>
  z
    .object({
      invitationId: z.uuid(),
      organizationName: z.string(),
      role: role(),
      inviter: z
        .object({ name: z.string(), email: z.string() })
        .nullable()
        .describe('Who invites; null when it was a machine'),
      createdAt: z.iso.datetime(),
      expiresAt: z.iso.datetime(),
    })
    .meta({ id: 'OwnInvitation' }),
)

/** An invitation as its maker sees it once. */
export const NewInvitation = once(() =>
  z
    .object({
      ...invitationFields(),
      link: z.url().describe('For the invited person alone: good once, and shown only here'),
      mailed: z.boolean().describe('Whether the link went out by mail'),
    })
    .meta({ id: 'NewInvitation' }),
)
export type NewInvitation = z.infer<ReturnType<typeof NewInvitation>>
