import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { savedReports } from '../../../shared/db/tables/analytics.ts'
import { actorId } from '../../../shared/kernel/context.ts'
import { idsFor } from '../../../shared/kernel/key-claim.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import {
  namedWebsiteNotFound,
  namedWebsiteOrganization,
  websiteNotFound,
  websiteStays,
} from '../websites/index.ts'
import { readParameters } from './read-parameters.ts'
import { SavedReport, reportFields } from './schemas.ts'
import { viewOf } from './store.ts'

export const createReport = defineOperation({
  id: 'savedReports.create',
  route: 'POST /api/reports',
  summary: 'Save a report, to ask for it again',
  description: 'It is asked for by `POST /api/reports/{type}` with its parameters.',
  access: { role: 'member', organization: namedWebsiteOrganization, hidden: namedWebsiteNotFound },
  effect: 'write',
  input: () => {
    const { description, ...fields } = reportFields()
    return { websiteId: z.uuid(), ...fields, description: description.default('') }
  },
  ignores: ['id', 'createdAt', 'updatedAt'],
  output: SavedReport,
  status: 201,
  location: ({ id }) => `/api/reports/${id}`,
  errors: [websiteNotFound],
  mcp: 'listed',
  async run(context, { websiteId, type, name, description, parameters }) {
    const { organizationId } = tenantOf(context)
    const row = {
      reportId: idsFor(context, 'report').uuid(),
      websiteId,
      organizationId,
      type,
      name,
      description,
      parameters: readParameters(type, parameters),
      createdBy: actorId(context.actor),
      createdAt: context.now(),
      updatedAt: context.now(),
    }
    const answer = viewOf(row)
    const note = { resource: 'report', resourceId: row.reportId, summary: `Saved the report ${name}` }
    const guards = [websiteStays(context, websiteId, namedWebsiteNotFound)]
    await commit(context, { organizationId, action: 'savedReports.create', ...note, guards, answer }, [
      context.services.db.insert(savedReports).values(row),
    ])
    return answer
  },
})
