import { z } from 'zod'
import { pageFields } from '../../../shared/db/pagination.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { inOrganization } from './access.ts'
import { auditOf } from './audit.ts'
import { organizationNotFound } from './errors.ts'

export const listAudit = defineOperation({
  id: 'organizations.listAudit',
  route: 'GET /api/organizations/{organizationId}/audit',
  summary: 'List what was changed in an organization, when and by whom, newest first',
  access: inOrganization('admin'),
  effect: 'read',
  input: () => ({ organizationId: z.uuid(), ...pageFields() }),
  output: () =>
    z.object({
      entries: z.array(
        z
          .object({
            auditId: z.string(),
            at: z.iso.datetime(),
            actor: z
              .string()
              .describe(
                '`user:…`, `key:…` or `trigger:…` with the id, `organization:…` where another organization did it, `system` or `anonymous`',
              ),
            actorName: z
              .string()
              .nullable()
              .describe('The name that the person, key or trigger has now; null when it is gone'),
            actorEmail: z.string().nullable().describe('The address of a person who is a member'),
            action: z.string().describe('The id of the operation'),
            resource: z.string(),
            resourceId: z.string(),
            summary: z.string(),
          })
          .meta({ id: 'AuditEntry' }),
      ),
      nextCursor: z.string().nullable(),
    }),
  errors: [organizationNotFound],
  mcp: 'listed',
  run: (context, { limit, cursor }) => auditOf(context, { limit, cursor }),
})
