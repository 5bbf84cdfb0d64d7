import { and, asc, eq, ne, or, sql } from 'drizzle-orm'
import { newestFirst } from '../../../shared/db/pagination.ts'
import { stories } from '../../../shared/db/tables/stories.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import type { StoryToRead } from './stories-to-read.ts'

/** So many stories of a project are looked through, the newest. */
const mostLookedAt = 1000
const mostWords = 8
const mostFound = 40
const mostCharacters = 12_000

interface Beside {
  projectId: string
  storyId: string
  /** In small letters: what a page, a form or an address is called. */
  words: readonly string[]
}

/**
 * Stories of a project beside one of it that say any of some words: those first that speak of fields and buttons, then those that say most of the words, then the earliest; in the order of their numbers. None that is given up, and none longer
 * than what is read of all of them.
 */
export async function storiesBeside(
  context: Context,
  { projectId, storyId, words }: Beside,
): Promise<StoryToRead[]> {
  const wanted = words.slice(0, mostWords)
  if (wanted.length === 0) return []
  const { db } = context.services
  const latest = db
    .select()
    .from(stories)
    .where(
      and(
        eq(stories.projectId, projectId),
        eq(stories.organizationId, tenantOf(context).organizationId),
        ne(stories.status, 'cancelled'),
      ),
    )
    .orderBy(...newestFirst(stories, 'createdAt', 'storyId').order)
    .limit(mostLookedAt)
    .as('latest')
  const said = sql`(${latest.title} || ' ' || ${latest.userStory} || ' ' || ${latest.description} || ' ' || ${latest.acceptanceCriteria})`
  const says = wanted.map((word) => sql`(instr(lower(${said}), ${word}) > 0)`)
  const describes = sql`(instr(lower(${said}), 'field') > 0) + (instr(lower(${said}), 'button') > 0)`
  const found = await db
    .select({
      storyId: latest.storyId,
      number: latest.number,
      title: latest.title,
      userStory: latest.userStory,
      description: latest.description,
      acceptanceCriteria: latest.acceptanceCriteria,
    })
    .from(latest)
    .where(and(ne(latest.storyId, storyId), sql`length(${said}) <= ${mostCharacters}`, or(...says)))
    .orderBy(sql`${describes} desc`, sql`${sql.join(says, sql` + `)} desc`, asc(latest.number))
    .limit(mostFound)
  return found.toSorted((a, b) => a.number - b.number)
}
