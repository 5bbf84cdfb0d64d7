import type { Role } from '../../../shared/kernel/roles.ts'
import type { Actor, Context } from '../../../shared/kernel/context.ts'
import type { Mail } from '../../../shared/services/mailer.ts'
import { invitationDays } from './invitations.ts'

interface From extends Pick<Context, 'actor'> {
  /** Where people reach this service, whatever host the request named. */
  origin: string
}

export const invitationMail = (
  { actor }: Pick<From, 'actor'>,
  { to, organizationName, link }: { to: string; organizationName: string; link: string },
): Mail => ({
  to,
  subject: `Invitation to ${oneLine(organizationName)}`,
  text: [
    `${nameOf(actor)} invites you to the organization "${oneLine(organizationName)}".`,
    `This link is yours alone. It is good once, for ${invitationDays} days:`,
    link,
    'If you do not know who that is, do nothing.',
  ].join('\n\n'),
})

export const addedMail = (
  { actor, origin }: From,
  { to, organizationName, role }: { to: string; organizationName: string; role: Role },
): Mail => ({
  to,
  subject: `You are now in ${oneLine(organizationName)}`,
  text: [
    `${nameOf(actor)} added you to the organization "${oneLine(organizationName)}" as ${role}.`,
    'It is there when you sign in:',
    origin,
    'You can leave it at any time.',
  ].join('\n\n'),
})

/** The address goes with the name: anyone can take any name. */
const nameOf = (actor: Actor): string =>
  actor.kind === 'user' ? `${oneLine(actor.name)} (${oneLine(actor.email)})` : 'An administrator'

/** A name as it may stand in a subject: on one line, without signs that hide or turn what follows. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()
