import {
  type Candidate,
  type Plan,
  mostExact,
  planSprint,
  riskOf,
  sharedWords,
} from '../../../shared/domain/planning/index.ts'
import { sql } from 'drizzle-orm'
import { stories } from '../../../shared/db/tables/stories.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { estimateStories } from '../stories/index.ts'
import { candidatesOf, mostCandidates, needsOf } from './candidates.ts'
import type { Sprint } from './schemas.ts'

type Row = typeof stories.$inferSelect
type Estimates = Awaited<ReturnType<typeof estimateStories>>

interface Asked {
  sprint: Sprint
  velocity: number
  about: string
}

/** A plan of a sprint as its project stands, with the stories that were read for it. */
export async function planFor(context: Context, { sprint, velocity, about }: Asked) {
  const { candidates: read, isCut } = await candidatesOf(context, sprint)
  const [{ needs, obstacles }, estimates, donePoints] = await Promise.all([
    needsOf(
      context,
      read.map(({ storyId }) => storyId),
    ),
    estimateStories(context, sprint.projectId, read),
    pointsDone(context, sprint),
  ])
  const sharedBy = sharedWords(about)
  const candidates = read.map((row): Candidate => {
    const { storyId, number, priority, title, userStory, description } = row
    const points = row.storyPoints ?? estimates.get(storyId)?.points ?? null
    return {
      storyId,
      number,
      priority,
      points,
      risk: riskOf({ ...signsOf(row, estimates), points }),
      shared: sharedBy([title, userStory, description].join('\n')),
      needs: (needs.get(storyId) ?? []).map(({ need }) => need),
    }
  })
  const plan = planSprint({ velocity: Math.max(0, velocity - donePoints), candidates, obstacles })
  const { selected, left, totalPoints } = plan
  return {
    read,
    selected,
    left,
    totalPoints,
    warnings: warningsOf({ plan, read, estimates, isCut, donePoints }),
  }
}

const signsOf = ({ storyId, type, acceptanceCriteria }: Row, estimates: Estimates) => ({
  type,
  criteria: acceptanceCriteria.length,
  unknowns: [],
  risks: (estimates.get(storyId)?.risks ?? []).flatMap(({ kind, words }) =>
    words.map((said) => ({ kind, words: said })),
  ),
})

/** What of the sprint is done already has used its part of the velocity. */
async function pointsDone({ services: { db } }: Context, { sprintId }: Sprint): Promise<number> {
  const [row] = await db
    .select({ points: sql<number>`coalesce(sum(${stories.storyPoints}), 0)` })
    .from(stories)
    .where(sql`${stories.sprintId} = ${sprintId} and ${stories.status} = 'done'`)
  return row?.points ?? 0
}

interface Told {
  plan: Plan
  read: readonly Row[]
  estimates: Estimates
  isCut: boolean
  donePoints: number
}

function warningsOf({ plan, read, estimates, isCut, donePoints }: Told): string[] {
  const { weight, bound } = plan
  const short = bound > weight ? Math.ceil(((bound - weight) / bound) * 1000) / 10 : 0
  return [
    ...read.flatMap(({ storyId, number, storyPoints }) => {
      const guess = estimates.get(storyId)
      if (storyPoints !== null || !guess) return []
      return [
        `#${number} has no points: ${guess.points} were estimated, with a confidence of ${guess.confidence}.`,
      ]
    }),
    ...(donePoints > 0
      ? [`${donePoints} points of the sprint are done already and take their part of the velocity.`]
      : []),
    ...(short > 0
      ? [
          `Of more than ${mostExact} stories the best plan is not searched for: this one is at most ${short} % below it.`,
        ]
      : []),
    ...(isCut
      ? [
          `The project has more open stories than are looked at: the ${mostCandidates} of the highest priority, the oldest first.`,
        ]
      : []),
  ]
}
