import { z } from 'zod'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { inOrganization } from '../organizations/index.ts'
import { receivedShare } from './store.ts'

interface Named {
  organizationId: string
  kbId: string
}

/** Who answers what others offer to an organization: its admins. A key is none. */
export const answering = {
  ...inOrganization('admin'),
  existing: (context: Context, { kbId }: Named) => receivedShare(context, kbId),
} as const

export const answered = () => ({ organizationId: z.uuid(), kbId: z.uuid() })

/** What audit logs of both sides say of an answer, with the same action and the same base. */
export const noteOf = (context: Context, action: string, kbId: string) => ({
  organizationId: tenantOf(context).organizationId,
  action,
  resource: 'knowledge_base',
  resourceId: kbId,
})
