import { isDeepStrictEqual } from 'node:util'
import type { testCases } from '../../../shared/db/tables/test-cases.ts'
import { requirementFields, requirementText } from '../../../shared/domain/test-cases/requirement-refs.ts'
import type { TestCase } from '../../../shared/domain/test-cases/schema.ts'
import { changedFields } from '../../../shared/kernel/unchanged.ts'
import { evidenceAfter } from './evidence.ts'
import { preconditionsOf } from './given-test-case.ts'
import { type CaseInput, type StoredTestCase, contentFields } from './schemas.ts'

type Row = typeof testCases.$inferSelect

/** A case that is to be stored: what clients may say of it, in the columns that it is kept in. */
export type NewCase = Pick<
  Row,
  | 'externalId'
  | 'storyId'
  | 'criterion'
  | 'title'
  | 'description'
  | 'priority'
  | 'type'
  | 'requirementRef'
  | 'tags'
  | 'content'
>

/** Where a case belongs. */
export type CaseLinks = Partial<Pick<NewCase, 'storyId' | 'criterion'>>

/** A public test case as a project keeps it: its own id stays as the external one. */
export const newCaseOf = (
  { id, testType, ...given }: TestCase,
  { storyId = null, criterion = null }: CaseLinks = {},
): NewCase => caseOf({ ...given, type: testType, externalId: id, storyId, criterion })

/** A case of everything that was said of it, or a stored one with what is new of it. */
export function caseOf(given: CaseInput & Pick<StoredTestCase, 'title'>): NewCase {
  const { externalId, storyId, criterion, title, description, priority, type, tags } = given
  const values = given as Record<string, unknown>
  const content = contentFields
    .map((name) => [name, values[name] ?? null])
    .filter(([, value]) => value !== null)
  return {
    // What D1 would write otherwise than it was given.
    title: title.toWellFormed(),
    externalId: externalId?.toWellFormed() ?? null,
    description: description?.toWellFormed() ?? '',
    requirementRef: requirementText(given)?.toWellFormed() ?? null,
    tags: (tags ?? []).map((tag) => tag.toWellFormed()),
    storyId: storyId ?? null,
    criterion: criterion ?? null,
    priority: priority ?? 'medium',
    type: type ?? 'functional',
    content: Object.fromEntries(content) as NewCase['content'],
  }
}

/** What a client says of a case, by the names and in the forms of the stored one. */
export function saidOf({ testType, type, preconditions, ...rest }: GivenCase): CaseInput {
  const wantedType = type ?? testType
  return {
    ...rest,
    ...(wantedType && { type: wantedType }),
    ...(preconditions !== undefined && { preconditions: preconditionsOf(preconditions) }),
  }
}

type GivenCase = Omit<CaseInput, 'preconditions'> & {
  testType?: TestCase['testType'] | undefined
  preconditions?: string | string[] | undefined
}

/** What of a case becomes what it was not. The criterion belongs to the story that the case leaves; what a run makes of the steps is found anew with them. */
export async function changesOf(given: CaseInput, before: StoredTestCase): Promise<CaseInput> {
  const shown = Object.fromEntries(
    Object.keys(given).map((name) => [name, (before as Record<string, unknown>)[name] ?? null]),
  )
  const changed = changedFields(withOneRequirement(given), shown)
  const leaves = changed.storyId !== undefined && before.criterion && given.criterion === undefined
  const { basis: _basis, author: _author, checks: _checks, verified: _verified, ...own } = changed
  const told = { ...own, ...evidenceAfter(changed, before), ...(leaves && { criterion: null }) }
  const steps = changed.steps ?? changed.expectedResult ?? changed.automation ?? changed.preconditions
  if (steps === undefined) return told
  const { automation: _, ...others } = told
  const automation = await judged({ ...before, ...changed })
  return {
    ...others,
    ...(isDeepStrictEqual(automation, before.automation) ? {} : { automation }),
  }
}

/** Keeps the two requirement fields in step: setting one sets the other. */
function withOneRequirement(given: CaseInput): CaseInput {
  const { requirementRef, requirementRefs } = given
  if (requirementRef === undefined && requirementRefs === undefined) return given
  const { requirementRef: said = null, requirementRefs: list = null } = requirementFields(
    requirementText({ requirementRef, requirementRefs }) ?? '',
  )
  return { ...given, requirementRef: said, requirementRefs: list }
}

/** What a hosted run would make of a case. */
export async function judged({ steps, expectedResult, automation, preconditions }: CaseInput) {
  const { judgeCases } = await import('../../../shared/domain/step-readings/judge-cases.ts')
  const [{ automation: judgement } = {}] = judgeCases([
    {
      steps,
      ...(expectedResult && { expectedResult }),
      ...(automation && { automation }),
      ...(preconditions && { preconditions }),
    },
  ])
  return judgement
}

const encoder = new TextEncoder()

/** A row of D1 holds 2 MB, and a line of a history a field as it was and as it is. */
export const mostCaseBytes = 800_000

export const isTooLarge = (one: NewCase): boolean =>
  encoder.encode(JSON.stringify(one)).byteLength > mostCaseBytes

const aboutIt: readonly string[] = [
  'externalId',
  'storyId',
  'requirementRef',
  'requirementRefs',
  'tags',
  'priority',
  'category',
  'estimatedDuration',
  'author',
  'sentences',
]

/** Whether a change is one of what the case does, and not of where it belongs: earlier verdicts tell nothing of it any more. */
export const isRevised = (changed: object): boolean =>
  Object.keys(changed).some((field) => !aboutIt.includes(field))
