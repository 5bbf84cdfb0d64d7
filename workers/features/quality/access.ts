import type { Context } from '../../../shared/kernel/context.ts'
import type { Role } from '../../../shared/kernel/access.ts'
import { notImplemented, validationFailed } from '../../../shared/kernel/errors.ts'
import type { Limit } from '../../../shared/kernel/limits.ts'
import { organizationNotFound } from '../organizations/index.ts'
import { projectNotFound } from './errors.ts'

interface Named {
  organizationId?: string | undefined
  projectId?: string | undefined
}

/**
 * Who may design: anyone signed in for a text of their own, a member with `role` where an organization is named. `check` looks at
 * the body as a whole, before anything else is refused. There are no projects yet, so every project id is unknown.
 */
export const designAccess = <Input extends Named>(role: Role, check: (input: Input) => void) => ({
  role,
  optional: true as const,
  organization: (_context: Context, input: Input) => {
    check(input)
    const { organizationId, projectId } = input
    if (projectId)
      throw projectNotFound({ details: [{ path: 'projectId', message: projectNotFound.sentence }] })
    return organizationId ?? null
  },
  hidden: () =>
    organizationNotFound({
      details: [{ path: 'organizationId', message: organizationNotFound.sentence }],
    }),
})

const byPerson: Limit<unknown>['key'] = ({ actor, addressKey }) =>
  actor.kind === 'user' ? actor.userId : actor.kind === 'key' ? actor.keyId : addressKey

/** Generations and extractions cost processor time and, with a model, money: they are counted per person or key. */
export const designLimits: readonly Limit<unknown>[] = [
  { name: 'QA generations', setting: 'QA_GENERATIONS_PER_HOUR', key: byPerson },
]
/** Files that are written generate nothing, and neither do files that are read: each is counted as the public ones, but per person or key. */
export const exportLimits: readonly Limit<unknown>[] = [
  { name: 'exports', setting: 'EXPORTS_PER_HOUR', key: byPerson },
]
export const uploadLimits: readonly Limit<unknown>[] = [
  { name: 'uploads', setting: 'UPLOADS_PER_HOUR', key: byPerson },
]

/** Refuses what needs a knowledge base, before any work. */
export function refuseKnowledgeBase(knowledgeBaseId: string | undefined): void {
  if (knowledgeBaseId === undefined) return
  throw notImplemented({
    message: 'Knowledge bases are not available yet. Send the text itself.',
    details: [{ path: 'knowledgeBaseId', message: 'Not available yet' }],
  })
}

/** Refuses an input that lacks a field it needs. */
export function requireField(path: string, given: (string | undefined)[], message = 'Required'): void {
  if (given.some((value) => value !== undefined)) return
  throw validationFailed({ message: `${path}: ${message}`, details: [{ path, message }] })
}
