import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { projectContexts } from '../../../../shared/db/tables/knowledge.ts'
import { putMasterContext } from '../../../../workers/features/master-contexts/put-master-context.ts'
import { deleteProject } from '../../../../workers/features/projects/delete-project.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newProject } from '../content-planning/support.ts'
import { patience } from '../documents/support.ts'
import { db } from '../projects/support.ts'

const owner = await newOwner()

test('a deleted project leaves none', async () => {
  const projectId = await newProject(owner)
  await ask(putMasterContext, { projectId, masterContext: 'Gone soon.' }, owner)
  await ask(deleteProject, { projectId }, owner)
  await expect
    .poll(() => db.select().from(projectContexts).where(eq(projectContexts.projectId, projectId)), patience)
    .toEqual([])
})
