import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Guard } from '../../../shared/db/guard.ts'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { caseTargets } from '../../../shared/db/tables/test-runs.ts'
import { testCases } from '../../../shared/db/tables/test-cases.ts'
import { withOwnEvidence } from '../../../shared/domain/test-cases/own-evidence.ts'
import { unmetPreconditions } from '../../../shared/domain/step-readings/set-up.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { validationFailed } from '../../../shared/kernel/errors.ts'
import { again } from '../../../shared/kernel/only-as-read.ts'
import type { CaseSnapshot } from '../hosted-runs/index.ts'
import {
  type GivenTestCase,
  givenCases,
  newCaseOf,
  storeCases,
  testCaseNotFound,
  testCaseStale,
} from '../test-cases/index.ts'

/** What a run is asked for: the id of a stored case, or a whole one. */
type Asked = string | GivenTestCase

const idOf = (asked: Asked) => (typeof asked === 'string' ? asked : asked.id)

/** Refuses more cases than a run takes, and one that is named twice. */
export function refuseCases(
  { services: { settings } }: Context,
  asked: readonly Asked[],
  path = 'testCases',
): void {
  const max = settings.QA_CASES_PER_RUN
  if (asked.length > max) throw refusal(path, `At most ${max} cases can run at a time`)
  const seen = new Set<string>()
  for (const [at, id] of asked.map(idOf).entries()) {
    if (seen.has(id)) throw refusal(`${path}.${at}`, 'This case is named twice')
    seen.add(id)
  }
}

const refusal = (path: string, message: string) => validationFailed({ message, details: [{ path, message }] })

interface Wanted {
  projectId: string
  /** The story of cases that are stored now. */
  storyId: string | null
  given: readonly Asked[]
  /** Where they stand in the body of the request. */
  path?: string
}

/** The cases of a run as they are stored, in the order asked; what the project does not have yet is stored first, all or nothing, and once though several ask for it at a time. */
export const casesOfProject = (context: Context, wanted: Wanted): Promise<CaseSnapshot[]> =>
  again(testCaseStale, () => pickCases(context, wanted))

async function pickCases(
  context: Context,
  { projectId, storyId, given, path = 'testCases' }: Wanted,
): Promise<CaseSnapshot[]> {
  const known = await knownCases(context, projectId, given.map(idOf))
  refuseMissing(given, known, path)
  const fresh = given.filter(
    (one): one is GivenTestCase => known(one) === undefined && typeof one !== 'string',
  )
  const stored = await storeFresh(context, { projectId, storyId, fresh })
  const made = new Map(fresh.map((one, at) => [one.id, stored[at]?.id]))
  const ids = given.map((one) => known(one) ?? made.get(idOf(one)) ?? '')
  if (new Set(ids).size < ids.length) throw refusal(path, 'Two of these are the same stored case')
  return snapshotsOf(context, projectId, ids)
}

async function storeFresh(
  context: Context,
  {
    projectId,
    storyId,
    fresh,
  }: { projectId: string; storyId: string | null; fresh: readonly GivenTestCase[] },
) {
  if (fresh.length === 0) return []
  return storeCases(context, {
    projectId,
    cases: givenCases(fresh).map((one) => newCaseOf(withOwnEvidence(one, undefined), { storyId })),
    guards: [
      unknownYet(
        projectId,
        fresh.map(({ id }) => id),
      ),
    ],
    note: (stored) => ({
      action: 'testRuns.start',
      resource: 'project',
      resourceId: projectId,
      summary: `Stored ${stored.length} test cases to run them`,
    }),
  })
}

function unknownYet(projectId: string, externalIds: readonly string[]): Guard {
  const which = and(eq(testCases.projectId, projectId), inArray(testCases.externalId, idsIn(externalIds)))
  return { condition: sql`not exists (select 1 from ${testCases} where ${which})`, refusal: testCaseStale }
}

/** Refuses ids of cases that the project does not have, by their places. */
export async function requireCases(
  context: Context,
  { projectId, given, path }: { projectId: string; given: readonly string[]; path: string },
): Promise<void> {
  refuseMissing(given, await knownCases(context, projectId, given), path)
}

function refuseMissing(
  given: readonly Asked[],
  known: (asked: Asked) => string | undefined,
  path: string,
): void {
  const { sentence: message } = testCaseNotFound
  const details = given.flatMap((one, at) =>
    typeof one === 'string' && !known(one) ? [{ path: `${path}.${at}`, message }] : [],
  )
  if (details.length > 0) throw testCaseNotFound({ details })
}

/** Which stored case is meant: the one of that id, or for a whole case also the newest that has it as `externalId`. */
async function knownCases({ services: { db } }: Context, projectId: string, given: readonly string[]) {
  const { testCaseId, externalId, createdAt } = testCases
  const named = (column: typeof testCaseId | typeof externalId) =>
    db
      .select({ testCaseId, externalId })
      .from(testCases)
      .where(and(eq(testCases.projectId, projectId), inArray(column, idsIn(given))))
      .orderBy(asc(createdAt))
  const [byId, byExternalId] = await Promise.all([named(testCaseId), named(externalId)])
  const ids = new Set(byId.map((row) => row.testCaseId))
  const external = new Map(byExternalId.map((row) => [row.externalId, row.testCaseId]))
  return (asked: Asked): string | undefined => {
    const id = idOf(asked)
    if (ids.has(id)) return id
    return typeof asked === 'string' ? undefined : external.get(id)
  }
}

/** Stored cases as they stand now, with what their targets are known by. */
async function snapshotsOf({ services: { db } }: Context, projectId: string, ids: readonly string[]) {
  const rows = await db
    .select({
      id: testCases.testCaseId,
      title: testCases.title,
      content: testCases.content,
      targets: caseTargets.targets,
    })
    .from(testCases)
    .leftJoin(caseTargets, eq(caseTargets.testCaseId, testCases.testCaseId))
    .where(and(eq(testCases.projectId, projectId), inArray(testCases.testCaseId, idsIn(ids))))
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id): CaseSnapshot[] => {
    const row = found.get(id)
    if (!row) return []
    const {
      title,
      content: { steps, expectedResult, automation, preconditions },
      targets,
    } = row
    const unmet = unmetPreconditions({ automation, preconditions })
    return [
      {
        id,
        title,
        steps,
        expectedResult,
        ...(targets && { remembered: targets }),
        ...(unmet.length > 0 && { unmetPreconditions: unmet }),
      },
    ]
  })
}
