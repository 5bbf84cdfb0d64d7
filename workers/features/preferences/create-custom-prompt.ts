import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { customPrompts } from '../../../shared/db/tables/organizations.ts'
import { actorId } from '../../../shared/kernel/context.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { inOrganization, organizationNotFound } from '../organizations/index.ts'
import { customPromptLimitReached } from './errors.ts'
import { CustomPrompt, promptCategory, promptContent, promptName } from './schemas.ts'
import { viewOf } from './store.ts'

const mostPrompts = 100

export const createCustomPrompt = defineOperation({
  id: 'preferences.createCustomPrompt',
  route: 'POST /api/organizations/{organizationId}-prefs/custom-prompts',
  summary: "Add guidance to the questions that an organization's work asks models",
  description:
    'A model reads it behind the instructions of the task, as guidance that cannot change them. At most 12,000 characters of all prompts are read, the newest first.',
  access: inOrganization('member'),
  effect: 'write',
  input: () => ({
    organizationId: z.uuid(),
    name: promptName(),
    content: promptContent(),
    category: promptCategory().default(null),
  }),
  ignores: ['promptId', 'createdBy', 'createdAt', 'updatedAt'],
  output: CustomPrompt,
  status: 201,
  errors: [organizationNotFound, customPromptLimitReached],
  mcp: 'listed',
  async run(context, { organizationId, ...given }) {
    const { db, ids } = context.services
    const now = context.now()
    const row = {
      ...given,
      promptId: ids.uuid(),
      organizationId,
      createdBy: actorId(context.actor),
      createdAt: now,
      updatedAt: now,
    }
    const held = sql`(select count(*) from ${customPrompts} where ${eq(customPrompts.organizationId, organizationId)})`
    const summary = `Created the custom prompt ${given.name}`
    const note = { resource: 'custom_prompt', resourceId: row.promptId, summary }
    const guards = [{ condition: sql`${held} < ${mostPrompts}`, refusal: customPromptLimitReached }]
    const answer = viewOf(row)
    const change = { organizationId, action: 'preferences.createCustomPrompt', ...note, guards, answer }
    await commit(context, change, [db.insert(customPrompts).values(row)])
    return answer
  },
})
