import type { Context } from '../../shared/kernel/context.ts'
import { acceptInvitationsOf } from './organizations/accept-invitations-of.ts'

type OnProvenAddress = (context: Context, person: { userId: string; email: string }) => Promise<void>

/** What happens once an address is proven to belong to a person. A feature lists its own here; identity calls them. */
export const onProvenAddress: readonly OnProvenAddress[] = [acceptInvitationsOf]
