import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { inOrganization, organizationNotFound } from '../organizations/index.ts'
import { ModelPreferences } from './schemas.ts'
import { readPreferences } from './store.ts'

export const getModelPreferences = defineOperation({
  id: 'preferences.getModelPreferences',
  route: 'GET /api/organizations/{organizationId}-prefs/model-preferences',
  summary: 'Get which models work for an organization',
  access: inOrganization('viewer'),
  effect: 'read',
  input: () => ({ organizationId: z.uuid() }),
  output: ModelPreferences,
  errors: [organizationNotFound],
  mcp: 'listed',
  run: (context) => readPreferences(context),
})
