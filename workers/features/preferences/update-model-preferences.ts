import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { modelPreferences } from '../../../shared/db/tables/organizations.ts'
import { requireOfferedModel } from '../../../shared/kernel/offered-model.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { changedFields, unchanged } from '../../../shared/kernel/unchanged.ts'
import { inOrganization, organizationNotFound } from '../organizations/index.ts'
import { ModelPreferences, preferredModel } from './schemas.ts'
import { readPreferences } from './store.ts'

export const updateModelPreferences = defineOperation({
  id: 'preferences.updateModelPreferences',
  route: 'PUT /api/organizations/{organizationId}-prefs/model-preferences',
  summary: 'Choose which models work for an organization',
  description:
    '`agentModel` is asked by work on requirements, tests and runs, `chatModel` by conversations, and by that work where no `agentModel` is chosen. Only models that the deployment offers can be chosen; a deployment without a model keeps any name for later, and says so.',
  access: inOrganization('admin'),
  effect: 'write',
  input: () => ({
    organizationId: z.uuid(),
    chatModel: preferredModel().optional(),
    agentModel: preferredModel().optional(),
  }),
  ignores: ['updatedAt', 'warnings'],
  output: ModelPreferences,
  errors: [organizationNotFound],
  mcp: 'listed',
  check(context, { chatModel, agentModel }) {
    requireOfferedModel(context, chatModel, 'chatModel')
    requireOfferedModel(context, agentModel, 'agentModel')
  },
  async run(context, { organizationId, ...fields }) {
    const { db } = context.services
    const before = await readPreferences(context)
    const given = changedFields(fields, before)
    const changed = Object.entries(given)
    if (changed.length === 0) return unchanged(context, before)
    const set = { ...given, updatedAt: context.now() }
    const chosen = changed.map(([path, model]) => `${path} ${model ?? 'default'}`)
    const summary = `Changed the model preferences: ${chosen.join(', ')}`
    const note = { resource: 'model_preferences', resourceId: organizationId, summary }
    await commit(context, { organizationId, action: 'preferences.updateModelPreferences', ...note }, [
      db
        .insert(modelPreferences)
        .values({ organizationId, ...set })
        .onConflictDoUpdate({ target: modelPreferences.organizationId, set }),
    ])
    return readPreferences(context)
  },
})
