import { z } from 'zod'
import { pageFields } from '../../../shared/db/pagination.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { inOrganization, organizationNotFound } from '../organizations/index.ts'
import { CustomPrompt } from './schemas.ts'
import { promptsOf } from './store.ts'

export const listCustomPrompts = defineOperation({
  id: 'preferences.listCustomPrompts',
  route: 'GET /api/organizations/{organizationId}-prefs/custom-prompts',
  summary: 'List what an organization adds to the questions to models, newest first',
  access: inOrganization('viewer'),
  effect: 'read',
  input: () => ({ organizationId: z.uuid(), ...pageFields() }),
  output: () => z.object({ prompts: z.array(CustomPrompt()), nextCursor: z.string().nullable() }),
  errors: [organizationNotFound],
  mcp: 'listed',
  run: (context, { limit, cursor }) => promptsOf(context, { limit, cursor }),
})
