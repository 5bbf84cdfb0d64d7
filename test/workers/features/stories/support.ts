import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { outboxEvents } from '../../../../shared/db/tables/webhooks.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { createProject } from '../../../../workers/features/projects/create-project.ts'
import { createSprint } from '../../../../workers/features/sprints/create-sprint.ts'
import { createStory } from '../../../../workers/features/stories/create-story.ts'
import { listStoryHistory } from '../../../../workers/features/stories/list-story-history.ts'
import { ask } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { type Owner, newOwner } from '../../../support/people.ts'
import { brokenQueue } from '../../../support/queues.ts'

type Given<O extends { input: () => z.ZodObject }> = Partial<z.input<ReturnType<O['input']>>>

/** A project of somebody, and what is planned in it. */
export async function newPlan(owner?: Owner) {
  const { token, organizationId } = owner ?? (await newOwner())
  const { projectId } = await ask(createProject, { name: 'Shop', organizationId }, { token })
  const inProject = { projectId, organizationId }
  return {
    ...inProject,
    token,
    story: async (given: Given<typeof createStory> = {}) =>
      (await ask(createStory, { ...inProject, title: 'Pay by invoice', ...given } as never, { token })).story,
    sprint: (given: Given<typeof createSprint> = {}) =>
      ask(createSprint, { ...inProject, name: 'Sprint 1', ...given } as never, { token }),
    /** What changed of a story, the oldest first. */
    historyOf: async (storyId: string) =>
      (await ask(listStoryHistory, { storyId }, { token })).changes
        .toReversed()
        .map(({ field, from, to, unusual }) => [field, from, to, unusual]),
  }
}

/** What some work of somebody tells: nothing takes it from the outbox. */
export async function eventsOf(
  { userId, email, organizationId }: Owner,
  work: (context: Context) => unknown,
) {
  const context = newContext({ actor: { kind: 'user', userId, email, name: 'Ada' } })
  Object.defineProperty(context.services, 'queues', { value: { jobs: brokenQueue } })
  const { db } = context.services
  const read = () =>
    db
      .select({ eventId: outboxEvents.eventId, type: outboxEvents.type, data: outboxEvents.data })
      .from(outboxEvents)
      .where(eq(outboxEvents.organizationId, organizationId))
  const before = new Set((await read()).map(({ eventId }) => eventId))
  await work(context)
  return (await read())
    .filter(({ eventId }) => !before.has(eventId))
    .map(({ type, data }) => ({ type, data }))
}
