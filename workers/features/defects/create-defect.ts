import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { nextNumber } from '../../../shared/db/record-number.ts'
import { defects } from '../../../shared/db/tables/defects.ts'
import { actorId } from '../../../shared/kernel/context.ts'
import { idsFor, madeBefore } from '../../../shared/kernel/key-claim.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { namedNotFound, organizationNotFound } from '../organizations/index.ts'
import { projectNotFound, projectStays, requireProject } from '../projects/index.ts'
import { storyNotFound } from '../stories/index.ts'
import { executionNotFound, testCaseNotFound } from './errors.ts'
import { defectCreated } from './events.ts'
import { insertOccurrences } from './insert-occurrences.ts'
import { linkGuards, requireLinks } from './links.ts'
import { fieldsOfFailure, reportedFailure } from './reported-failure.ts'
import { Defect, defectFields, setByUs } from './schemas.ts'
import { findDefect, readDefect } from './store.ts'

export const createDefect = defineOperation({
  id: 'defects.create',
  route: 'POST /api/qa/defects',
  summary: 'Report a defect in a project',
  description:
    'With `executionId` and `testCaseId` of a case that failed in that run, the defect has the evidence of the run, and later runs that meet the failure name this defect. What is left open of its description, steps and severity is then taken from there.',
  access: {
    role: 'member',
    organization: (_context, { organizationId }) => organizationId,
    hidden: namedNotFound,
    existing: async (context, { projectId, ...links }) => {
      await requireProject(context, projectId)
      await requireLinks(context, projectId, links)
    },
  },
  effect: 'write',
  repeat: 'meets',
  input: () => {
    const fields = defectFields()
    return {
      projectId: z.uuid(),
      organizationId: z.uuid(),
      title: fields.title,
      description: fields.description.default(''),
      stepsToReproduce: fields.stepsToReproduce.default(''),
      severity: fields.severity.optional().describe('As its failure says where it reports one, else minor'),
      priority: fields.priority.default('medium'),
      status: fields.status.default('open'),
      resolution: fields.resolution.default(''),
      storyId: fields.storyId.default(null),
      testCaseId: fields.testCaseId.default(null),
      executionId: fields.executionId.default(null),
      environment: fields.environment.default(''),
      assignee: fields.assignee.default(null),
      tags: fields.tags.default([]),
    }
  },
  ignores: setByUs,
  output: Defect,
  status: 201,
  location: ({ defectId }) => `/api/qa/defects/${defectId}`,
  errors: [organizationNotFound, projectNotFound, storyNotFound, testCaseNotFound, executionNotFound],
  mcp: 'direct',
  async run(context, given) {
    const { organizationId } = tenantOf(context)
    const { projectId, executionId } = given
    const defectId = idsFor(context, 'defect').uuid()
    const made = await madeBefore(context, () => findDefect(context, defectId))
    if (made) return made
    await requireProject(context, projectId)
    await requireLinks(context, projectId, given)
    const failure = await reportedFailure(context, given)
    const ofFailure = await fieldsOfFailure(context, given, failure)
    const now = context.now()
    const { counting, number } = nextNumber(context, { projectId, resource: 'defect' })
    const source = 'manual' as const
    const row = {
      ...given,
      ...ofFailure,
      defectId,
      organizationId,
      number,
      source,
      judgedAt: now,
      createdBy: actorId(context.actor),
      createdAt: now,
      updatedAt: now,
    }
    const seen =
      failure && executionId
        ? [insertOccurrences(context, { projectId, executionId }, [{ failure, defectId }])]
        : []
    await commit(
      context,
      {
        organizationId,
        action: 'defects.create',
        resource: 'defect',
        resourceId: defectId,
        summary: `Reported the defect ${given.title}`,
        events: [defectCreated.of({ projectId, defectId, source, executionId })],
        guards: [projectStays(context, projectId), ...linkGuards(projectId, given)],
        isAll: true,
      },
      [counting, context.services.db.insert(defects).values(row), ...seen],
    )
    return readDefect(context, defectId)
  },
})
