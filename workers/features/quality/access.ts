import { z } from 'zod'
import type { Context } from '../../../shared/kernel/context.ts'
import type { Role } from '../../../shared/kernel/roles.ts'
import { validationFailed } from '../../../shared/kernel/errors.ts'
import type { Limit } from '../../../shared/kernel/limits.ts'
import { namedNotFound, organizationNotFound } from '../organizations/index.ts'
import { projectNotFound } from '../projects/index.ts'
import { byPerson } from '../engine/index.ts'
import { type Named, namedOrganization } from './named-organization.ts'

/**
 * Who may design: anyone signed in for a text of their own, a member with `role` where an organization, a project or a knowledge base is
 * named. `check` looks at the body as a whole, before anything else is refused.
 */
export const designAccess = <Input extends Named>(role: Role, check: (input: Input) => void) => ({
  role,
  optional: true as const,
  organization: (context: Context, input: Input) => {
    check(input)
    return namedOrganization(context, input)
  },
  hidden: namedNotFound,
})

/** The two fields of work on what somebody sends along: for whom it is, if for anybody. */
export const workFields = () => ({
  organizationId: z.uuid().optional().describe('The organization that the work counts for'),
  projectId: z.uuid().optional().describe('The project that the work counts for'),
})

/** Who may do it: anyone signed in for themselves, a viewer where an organization or a project is named. */
export const workAccess = designAccess<Named>('viewer', () => undefined)

/** Files that are written generate nothing, and neither do files that are read: each is counted as the public ones, but per person or key. */
export const exportLimits: readonly Limit<unknown>[] = [
  { name: 'exports', setting: 'EXPORTS_PER_HOUR', key: byPerson },
]
export const uploadLimits: readonly Limit<unknown>[] = [
  { name: 'uploads', setting: 'UPLOADS_PER_HOUR', key: byPerson },
]

/** Steps are read as files are, but counted by themselves. */
export const readingLimits: readonly Limit<unknown>[] = [
  { name: 'step readings', setting: 'UPLOADS_PER_HOUR', key: byPerson },
]

/** Submissions are counted as readings of steps are. */
export const submissionLimits: readonly Limit<unknown>[] = [
  { name: 'submissions', setting: 'UPLOADS_PER_HOUR', key: byPerson },
]

/** Who looks at how texts are read designs nothing yet. */
export const readingLooks: readonly Limit<unknown>[] = [
  { name: 'readings', setting: 'READINGS_PER_HOUR', key: byPerson },
]

/** What the access of such work refuses. */
export const workErrors = [organizationNotFound, projectNotFound]

/** Refuses an input that lacks a field it needs. */
export function requireField(path: string, given: (string | undefined)[], message = 'Required'): void {
  if (given.some((value) => value !== undefined)) return
  throw validationFailed({ message: `${path}: ${message}`, details: [{ path, message }] })
}
