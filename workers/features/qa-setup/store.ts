import { eq, sql } from 'drizzle-orm'
import { knowledgeBases } from '../../../shared/db/tables/knowledge.ts'
import { projectKnowledgeBases, projects } from '../../../shared/db/tables/projects.ts'
import { organizations } from '../../../shared/db/tables/organizations.ts'
import { stories } from '../../../shared/db/tables/stories.ts'
import { testCases } from '../../../shared/db/tables/test-cases.ts'
import { testRuns } from '../../../shared/db/tables/test-runs.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'

/** What there is of the organization of the call and, where one is named, of a project. One row is looked for each time, never counted. */
export async function presentIn(context: Context, projectId?: string) {
  const [present] = await presence(context, projectId)
  return present
}

export function presence(context: Context, projectId?: string) {
  const { organizationId } = tenantOf(context)
  const inOrganization = {
    project: exists(
      sql`${projects} as p where p.organization_id = ${organizationId} and p.deleted_at is null`,
    ),
    knowledgeBase: exists(
      sql`${knowledgeBases} as k where k.organization_id = ${organizationId} and k.deleted_at is null`,
    ),
  }
  const inProject = {
    knowledgeBase: exists(sql`${projectKnowledgeBases} as l where l.project_id = ${projectId}`),
    stories: exists(sql`${stories} as s where s.project_id = ${projectId}`),
    testCases: exists(sql`${testCases} as c where c.project_id = ${projectId}`),
    run: exists(sql`${testRuns} as r where r.project_id = ${projectId}`),
  }
  return context.services.db
    .select(projectId === undefined ? inOrganization : { ...inOrganization, ...inProject })
    .from(organizations)
    .where(eq(organizations.organizationId, organizationId))
}

const exists = (rows: ReturnType<typeof sql>) => sql<boolean>`exists (select 1 from ${rows})`.mapWith(Boolean)
