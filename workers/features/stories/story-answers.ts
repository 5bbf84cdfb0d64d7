import { and, eq } from 'drizzle-orm'
import { commit } from '../../../shared/db/commit.ts'
import { stories } from '../../../shared/db/tables/stories.ts'
import type { Answer } from '../../../shared/domain/test-generation/answers/schema.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import type { Story } from './schemas.ts'

const mostKept = 100

/** The answers of a story with further ones, which are kept with it: of two about one sentence the later one holds. Those that are no longer said in the story mean nothing to a design. */
export async function storyAnswers(
  context: Context,
  { storyId, number, title }: Story,
  given: readonly Answer[],
): Promise<Answer[]> {
  const { organizationId } = tenantOf(context)
  const { db } = context.services
  const own = and(eq(stories.storyId, storyId), eq(stories.organizationId, organizationId))
  const [row] = await db.select({ answers: stories.answers }).from(stories).where(own)
  const before = row?.answers ?? []
  const answers = withAnswers(before, given)
  if (JSON.stringify(answers) === JSON.stringify(before)) return before
  await commit(
    context,
    {
      organizationId,
      action: 'stories.generateTests',
      resource: 'story',
      resourceId: storyId,
      summary: `Answered what the story #${number} ${title} left open`,
    },
    [db.update(stories).set({ answers }).where(own)],
  )
  return answers
}

function withAnswers(before: readonly Answer[], given: readonly Answer[]): Answer[] {
  const bySentence = new Map([...before, ...given].map((each) => [each.sentence, each]))
  return [...bySentence.values()].slice(-mostKept)
}
