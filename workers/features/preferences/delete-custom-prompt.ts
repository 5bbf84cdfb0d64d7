import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { customPrompts } from '../../../shared/db/tables/organizations.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { organizationNotFound } from '../organizations/index.ts'
import { ofPrompt } from './access.ts'
import { customPromptNotFound } from './errors.ts'
import { ownPrompt, promptExists, readPrompt } from './store.ts'

export const deleteCustomPrompt = defineOperation({
  id: 'preferences.deleteCustomPrompt',
  route: 'DELETE /api/organizations/{organizationId}-prefs/custom-prompts/{promptId}',
  summary: 'Delete a custom prompt',
  access: ofPrompt,
  effect: 'destroy',
  input: () => ({ organizationId: z.uuid(), promptId: z.uuid() }),
  output: () => z.object({ deleted: z.literal(true) }),
  errors: [organizationNotFound, customPromptNotFound],
  mcp: 'listed',
  async run(context, { organizationId, promptId }) {
    const { db } = context.services
    const { name } = await readPrompt(context, promptId)
    const note = {
      resource: 'custom_prompt',
      resourceId: promptId,
      summary: `Deleted the custom prompt ${name}`,
    }
    const guards = [{ condition: promptExists(context, promptId), refusal: customPromptNotFound }]
    await commit(context, { organizationId, action: 'preferences.deleteCustomPrompt', ...note, guards }, [
      db.delete(customPrompts).where(ownPrompt(context, promptId)),
    ])
    return { deleted: true as const }
  },
})
