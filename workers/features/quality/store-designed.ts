import { sql } from 'drizzle-orm'
import type { Guard } from '../../../shared/db/guard.ts'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { testCases } from '../../../shared/db/tables/test-cases.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { type NewCase, type StoredTestCase, findCases, storeCases } from '../test-cases/index.ts'
import { generatedBeside } from './errors.ts'
import { counted } from '../../../shared/domain/english/plural.ts'

interface Designed<Answer> {
  projectId: string
  action: string
  /** In the order in which they are answered. */
  cases: readonly NewCase[]
  answer: (stored: StoredTestCase[]) => Answer
}

/**
 * Stores what was designed for a project, and gives the answer that is kept with it. A case that its story has already, made for the same criterion and under the same title, is
 * met as it is by now and not made again: whoever generates twice has its cases once, and what somebody wrote into one stays.
 */
export async function storeDesigned<Answer>(
  context: Context,
  { projectId, action, cases, answer }: Designed<Answer>,
): Promise<Answer> {
  const known = new Map((await knownCases(context, cases)).map((one) => [keyOf(one), one]))
  const met = cases.map((one) => known.get(keyOf(one)))
  const added = cases.filter((_, at) => met[at] === undefined)
  const inOrder = (stored: readonly StoredTestCase[]) => {
    const rest = [...stored]
    return met.flatMap((one) => one ?? rest.shift() ?? [])
  }
  const stored = await storeCases(context, {
    projectId,
    cases: added,
    guards: stillNew(added, [...known.values()]),
    note: () => ({
      action,
      resource: 'project',
      resourceId: projectId,
      summary: `Generated ${counted(added.length, 'test case')}`,
    }),
    answer: (now) => answer(inOrder(now)),
  })
  return answer(inOrder(stored))
}

type Known = Pick<NewCase, 'storyId' | 'title' | 'criterion'>

const keyOf = ({ storyId, title, criterion }: Known) =>
  JSON.stringify([storyId, title, criterion && [criterion.given, criterion.when, criterion.then]])

const ofStories = <One extends Known>(cases: readonly One[]) =>
  cases.filter(({ storyId }) => storyId !== null)

/** Cases of the same stories under the same titles. */
async function knownCases(context: Context, cases: readonly NewCase[]): Promise<StoredTestCase[]> {
  const named = ofStories(cases)
  if (named.length === 0) return []
  const rows = await context.services.db
    .select({ testCaseId: testCases.testCaseId })
    .from(testCases)
    .where(sameNames(named))
  return findCases(
    context,
    rows.map(({ testCaseId }) => testCaseId),
  )
}

const sameNames = (named: readonly Known[]) => {
  const titles = idsIn([...new Set(named.map(({ title }) => title))])
  const storyIds = idsIn([...new Set(named.map(({ storyId }) => storyId ?? ''))])
  return sql`${testCases.storyId} in ${storyIds} and ${testCases.title} in ${titles}`
}

/** Nothing under these titles has come since the stories were looked at. */
function stillNew(added: readonly NewCase[], known: readonly StoredTestCase[]): Guard[] {
  const named = ofStories(added)
  if (named.length === 0) return []
  const seen = idsIn(known.map(({ id }) => id))
  const others = sql`select 1 from ${testCases} where ${sameNames(named)} and ${testCases.testCaseId} not in ${seen}`
  return [{ condition: sql`not exists (${others})`, refusal: () => generatedBeside() }]
}
