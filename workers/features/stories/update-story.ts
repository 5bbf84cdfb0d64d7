import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { fieldChanges } from '../../../shared/db/history.ts'
import { stories } from '../../../shared/db/tables/stories.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { onlyAsRead } from '../../../shared/kernel/only-as-read.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { changedFields, unchanged } from '../../../shared/kernel/unchanged.ts'
import { dependencyCycle, sprintFull, sprintNotFound, storyNotFound, storyStale } from './errors.ts'
import { storyChanged } from './events.ts'
import {
  type Links,
  lastPlace,
  linkGuards,
  replaceDependencies,
  requireLinks,
  sprintChanges,
  touchSprints,
} from './links.ts'
import { type StoryStatus, isUnusualMove } from './rules.ts'
import { type GivenStory, Story, setByUs, storyFields } from './schemas.ts'
import { readStory, storyOrganization } from './store.ts'

export const updateStory = defineOperation({
  id: 'stories.update',
  route: 'PUT /api/pm/stories/{storyId}',
  summary: 'Change a story',
  description:
    'Only what is given changes; lists are replaced whole. Over HTTP, a header `If-Match` with the `updatedAt` that you read has the change refused when the story has changed since.',
  access: {
    role: 'member',
    organization: storyOrganization,
    hidden: storyNotFound,
    existing: async (context, { storyId, ...links }) =>
      requireLinks(context, (await readStory(context, storyId)).projectId, links),
  },
  effect: 'write',
  input: () => ({ storyId: z.uuid(), ...z.object(storyFields()).partial().shape }),
  ignores: ['organizationId', 'projectId', ...setByUs.filter((name) => name !== 'storyId')],
  output: Story,
  errors: [storyNotFound, sprintNotFound, sprintFull, storyStale, dependencyCycle],
  mcp: 'listed',
  conditional: true,
  run: (context, { storyId, ...given }, request) =>
    onlyAsRead(
      {
        request,
        read: () => readStory(context, storyId),
        stale: storyStale,
      },
      (before) => change(context, before, given),
    ),
})

async function change(context: Context, before: Story, asked: GivenStory): Promise<Story> {
  const { storyId, projectId } = before
  const { dependsOn: needs, ...rest } = asked
  const fields = changedFields({ ...rest, ...(needs && { dependsOn: [...new Set(needs)] }) }, before)
  const changed = Object.keys(fields)
  if (changed.length === 0) return unchanged(context, before)
  await requireLinks(context, projectId, { sprintId: fields.sprintId, dependsOn: fields.dependsOn && needs })
  await write(context, before, fields)
  return readStory(context, storyId)
}

async function write(context: Context, before: Story, fields: GivenStory): Promise<void> {
  const { organizationId } = tenantOf(context)
  const { db } = context.services
  const { storyId, projectId } = before
  const { dependsOn, ...set } = fields
  const since = Date.parse(before.updatedAt)
  const record = { projectId, resource: 'story' as const, resourceId: storyId, since }
  const moved = set.sprintId === undefined ? before.sprintId : set.sprintId
  const which = and(eq(stories.storyId, storyId), eq(stories.organizationId, organizationId))
  const asRead = and(which, eq(stories.updatedAt, since))
  const changed = Object.keys(fields)
  await commit(
    context,
    {
      organizationId,
      action: 'stories.update',
      resource: 'story',
      resourceId: storyId,
      summary: `Changed the story #${before.number} ${before.title}: ${changed.join(', ')}`,
      events: [storyChanged.of({ projectId, storyId, change: 'updated', fields: changed })],
      guards: [
        { condition: sql`exists (select 1 from ${stories} where ${asRead})`, refusal: storyStale },
        ...linkGuards({ storyId, projectId }, linksOf(fields)),
      ],
      history: [
        ...fieldChanges(record, before, fields, isUnusual),
        ...sprintChanges({ projectId, storyId }, { from: before.sprintId, to: moved }),
      ],
    },
    [
      // Each change moves it on, so that it can serve as a version.
      db
        .update(stories)
        .set({
          ...set,
          ...(set.sprintId !== undefined && { sprintPosition: lastPlace(set.sprintId) }),
          updatedAt: sql`max(${context.now()}, ${stories.updatedAt} + 1)`,
        })
        .where(which),
      ...(dependsOn ? replaceDependencies(context, storyId, dependsOn) : []),
      ...touchSprints(context, { from: before.sprintId, to: moved }),
    ],
  )
}

const linksOf = ({ sprintId, dependsOn }: GivenStory): Links => ({ sprintId, dependsOn })

const isUnusual = (field: string, from: unknown, to: unknown) =>
  field === 'status' && isUnusualMove(from as StoryStatus, to as StoryStatus)
