import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntries } from '../../../shared/db/tables/audit.ts'
import { updateOrganization } from '../../../workers/features/organizations/update-organization.ts'
import { createProject } from '../../../workers/features/projects/create-project.ts'
import { updateProject } from '../../../workers/features/projects/update-project.ts'
import { ask } from '../../support/client.ts'
import { newContext } from '../../support/context.ts'
import { newOwner } from '../../support/people.ts'

test('a write that is asked to change nothing leaves time and audit log as they were', async () => {
  const { organizationId, token } = await newOwner()
  const project = await ask(createProject, { name: 'Relaunch', organizationId }, { token })
  const entries = () =>
    newContext()
      .services.db.select()
      .from(auditEntries)
      .where(eq(auditEntries.organizationId, organizationId))
  const before = await entries()
  expect(await ask(updateProject, { projectId: project.projectId }, { token })).toEqual(project)
  const once = await ask(updateOrganization, { organizationId }, { token })
  expect(await ask(updateOrganization, { organizationId }, { token })).toEqual(once)
  expect(await entries()).toEqual(before)
})
