import type { websites } from '../../../shared/db/tables/websites.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { policyOf } from './policy.ts'

/** A policy as it is told. It was changed never where nothing was chosen. */
export const policyViewOf = ({
  privacy,
  privacyUpdatedAt,
}: Pick<typeof websites.$inferSelect, 'privacy' | 'privacyUpdatedAt'>) => ({
  ...policyOf(privacy),
  updatedAt: privacyUpdatedAt === null ? null : iso(privacyUpdatedAt),
})
