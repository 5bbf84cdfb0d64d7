import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { customPrompts } from '../../../shared/db/tables/organizations.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { changedFields, unchanged } from '../../../shared/kernel/unchanged.ts'
import { organizationNotFound } from '../organizations/index.ts'
import { ofPrompt } from './access.ts'
import { customPromptNotFound } from './errors.ts'
import { CustomPrompt, promptCategory, promptContent, promptName } from './schemas.ts'
import { ownPrompt, promptExists, readPrompt, viewOf } from './store.ts'

export const updateCustomPrompt = defineOperation({
  id: 'preferences.updateCustomPrompt',
  route: 'PATCH /api/organizations/{organizationId}-prefs/custom-prompts/{promptId}',
  summary: 'Change a custom prompt',
  access: ofPrompt,
  effect: 'write',
  input: () => ({
    organizationId: z.uuid(),
    promptId: z.uuid(),
    name: promptName().optional(),
    content: promptContent().optional(),
    category: promptCategory().optional(),
  }),
  ignores: ['createdBy', 'createdAt', 'updatedAt'],
  output: CustomPrompt,
  errors: [organizationNotFound, customPromptNotFound],
  mcp: 'listed',
  async run(context, { organizationId, promptId, ...fields }) {
    const { db } = context.services
    const row = await readPrompt(context, promptId)
    const given = changedFields(fields, row)
    const changed = Object.keys(given)
    if (changed.length === 0) return unchanged(context, viewOf(row))
    const set = { ...given, updatedAt: context.now() }
    const note = {
      resource: 'custom_prompt',
      resourceId: promptId,
      summary: `Changed the custom prompt ${row.name}: ${changed.join(', ')}`,
    }
    const guards = [{ condition: promptExists(context, promptId), refusal: customPromptNotFound }]
    await commit(context, { organizationId, action: 'preferences.updateCustomPrompt', ...note, guards }, [
      db.update(customPrompts).set(set).where(ownPrompt(context, promptId)),
    ])
    return viewOf({ ...row, ...set })
  },
})
