import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { type AcceptanceCriterion, stories } from '../../../shared/db/tables/stories.ts'
import type { StoryText } from '../../../shared/domain/stories/facts/types.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'

/** So many finished stories of a project are looked at for those that are near one. */
const mostFinished = 500
/** Of a text, and of criteria together: beyond that a story is off the scale anyway. */
const longestRead = 4000
/** Of a text that is compared with others: its beginning says what it is about. */
const longestCompared = 2000

export interface FinishedStory {
  storyId: string
  number: number
  title: string
  points: number
  /** `aboutOf` it. */
  about: string
}

/** What decides which stories are near one: not what has to hold, because a criterion more must not bring nearer what was less work. */
export const aboutOf = ({
  title,
  userStory,
  description,
}: Pick<StoryText, 'title' | 'userStory' | 'description'>): string =>
  [title, userStory.slice(0, longestCompared), description.slice(0, longestCompared)].join('\n')

const ofProject = (context: Context, projectId: string) =>
  and(eq(stories.projectId, projectId), eq(stories.organizationId, tenantOf(context).organizationId))

/** The finished stories of a project that have points, those first that were made last. */
export async function finishedStories(context: Context, projectId: string): Promise<FinishedStory[]> {
  const rows = await finishedRows(context, projectId)
  return rows.map(({ points, userStory, description, ...rest }) => ({
    ...rest,
    points: points ?? 0,
    about: aboutOf({ title: rest.title, userStory, description }),
  }))
}

export const finishedRows = (context: Context, projectId: string) =>
  context.services.db
    .select({
      storyId: stories.storyId,
      number: stories.number,
      title: stories.title,
      points: stories.storyPoints,
      userStory: sql<string>`substr(${stories.userStory}, 1, ${longestCompared})`,
      description: sql<string>`substr(${stories.description}, 1, ${longestCompared})`,
    })
    .from(stories)
    .where(and(ofProject(context, projectId), eq(stories.status, 'done'), gt(stories.storyPoints, 0)))
    .orderBy(desc(stories.createdAt), desc(stories.storyId))
    .limit(mostFinished)

/** Their criteria may be long: so many stories are read at a time. */
const rowsAtOnce = 100

/** What some stories say, as far as the engine reads it of a finished one, by id. */
export async function finishedTexts(
  context: Context,
  projectId: string,
  storyIds: readonly string[],
): Promise<Map<string, StoryText>> {
  const texts = new Map<string, StoryText>()
  for (let at = 0; at < storyIds.length; at += rowsAtOnce) {
    const rows = await textRows(context, projectId, storyIds.slice(at, at + rowsAtOnce))
    for (const { storyId, acceptanceCriteria, ...text } of rows)
      texts.set(storyId, { ...text, acceptanceCriteria: firstOf(acceptanceCriteria) })
  }
  return texts
}

const textRows = (context: Context, projectId: string, storyIds: readonly string[]) =>
  context.services.db
    .select({
      storyId: stories.storyId,
      title: stories.title,
      userStory: sql<string>`substr(${stories.userStory}, 1, ${longestRead})`,
      description: sql<string>`substr(${stories.description}, 1, ${longestRead})`,
      acceptanceCriteria: stories.acceptanceCriteria,
    })
    .from(stories)
    .where(and(ofProject(context, projectId), inArray(stories.storyId, idsIn(storyIds))))

function firstOf(criteria: readonly AcceptanceCriterion[]): AcceptanceCriterion[] {
  let read = 0
  return criteria.filter(({ given, when, then }) => {
    read += given.length + when.length + then.length
    return read <= longestRead
  })
}
