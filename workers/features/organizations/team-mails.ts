import type { Actor, Context } from '../../../shared/kernel/context.ts'
import type { Mail } from '../../../shared/services/mailer.ts'
import { invitationDays } from './invitations.ts'

export const invitationMail = (
  { actor }: Pick<Context, 'actor'>,
  { to, organizationName, link }: { to: string; organizationName: string; link: string },
): Mail => ({
  to,
  subject: `Invitation to ${oneLine(organizationName)}`,
  text: [
    `${nameOf(actor)} invites you to the organization "${oneLine(organizationName)}".`,
    `This link is yours alone. It is good once, for ${invitationDays} days:`,
    link,
    'You become a member only once you accept. An account that you have for this address already joins when you sign in with it.',
    'If you do not know who that is, do nothing.',
  ].join('\n\n'),
})

/** What owners hear when access keys went with the role of who made them. */
export const machinesCutOffMail = ({
  to,
  organizationName,
  why,
  names,
  origin,
}: {
  to: string
  organizationName: string
  /** As the audit log says it. */
  why: string
  names: readonly string[]
  origin: string
}): Mail => ({
  to,
  subject: `Machines of ${oneLine(organizationName)} were cut off`,
  text: [
    `${oneLine(why)}, so what they set up for machines in the organization "${oneLine(organizationName)}" ends:`,
    names.map((name) => `- ${oneLine(name)}`).join('\n'),
    'Where it is needed, set it up anew:',
    `${origin}/settings`,
  ].join('\n\n'),
})

/** The address goes with the name: anyone can take any name. */
const nameOf = (actor: Actor): string =>
  actor.kind === 'user' ? `${oneLine(actor.name)} (${oneLine(actor.email)})` : 'An administrator'

/** A name as it may stand in a subject: on one line, without signs that hide or turn what follows. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()
