import { z } from 'zod'
import type { Context } from '../../../shared/kernel/context.ts'
import { onlyAsRead } from '../../../shared/kernel/only-as-read.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { changedFields, unchanged } from '../../../shared/kernel/unchanged.ts'
import { sprintNotFound, storyNotFound } from '../stories/index.ts'
import { sprintStale } from './errors.ts'
import { requireStories } from './members.ts'
import { type GivenSprint, Sprint, checkDays, setByUs, sprintFields } from './schemas.ts'
import { readSprint, sprintOrganization } from './store.ts'
import { writeSprint } from './write-sprint.ts'

export const updateSprint = defineOperation({
  id: 'sprints.update',
  route: 'PUT /api/pm/sprints/{sprintId}',
  summary: 'Change a sprint',
  description:
    'Only what is given changes; `storyIds` replaces the whole of what was there. A sprint that becomes completed keeps the points that were done at that moment. Over HTTP, a header `If-Match` with the `updatedAt` that you read has the change refused when the sprint has changed since.',
  access: {
    role: 'member',
    organization: sprintOrganization,
    hidden: sprintNotFound,
    existing: async (context, { sprintId, storyIds = [] }) =>
      requireStories(context, (await readSprint(context, sprintId)).projectId, storyIds),
  },
  effect: 'write',
  input: () => ({ sprintId: z.uuid(), ...z.object(sprintFields()).partial().shape }),
  check: (_context, input) => checkDays(input),
  ignores: ['organizationId', 'projectId', ...setByUs.filter((name) => name !== 'sprintId')],
  output: Sprint,
  errors: [sprintNotFound, storyNotFound, sprintStale],
  mcp: 'listed',
  conditional: true,
  run: (context, { sprintId, ...given }, request) =>
    onlyAsRead({ request, read: () => readSprint(context, sprintId), stale: sprintStale }, (before) =>
      change(context, before, given),
    ),
})

async function change(context: Context, before: Sprint, asked: GivenSprint): Promise<Sprint> {
  const { storyIds, ...rest } = asked
  const given = { ...rest, ...(storyIds && { storyIds: [...new Set(storyIds)] }) }
  const fields = changedFields(given, before)
  if (Object.keys(fields).length === 0) return unchanged(context, before)
  checkDays({ ...before, ...fields })
  const found = fields.storyIds && (await requireStories(context, before.projectId, storyIds ?? []))
  await writeSprint(context, { before, fields, found })
  return readSprint(context, before.sprintId)
}
