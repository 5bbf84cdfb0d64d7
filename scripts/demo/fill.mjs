import { makeBase } from './knowledge/base.mjs'
import { makeProject } from './project/project.mjs'
import { makeWebsite } from './website/website.mjs'

/**
 * Fills an organization with the demo, its parts beside each other. `say` hears how it goes on, in sentences, and `note` hears of each thing that stands, such as `{ projectId }`. Returns
 * `{ projectId, kbId, websiteId, counted }`.
 */
export async function fillOrganization(
  client,
  { organizationId, say = () => undefined, note = () => undefined },
) {
  const of = { organizationId, say, note }
  const parts = await Promise.all([makeProject(client, of), makeBase(client, of), makeWebsite(client, of)])
  const made = Object.assign({}, ...parts)
  await client.patch(`/api/projects/${made.projectId}`, { knowledgeBaseIds: [made.kbId] })
  return made
}

/** Removes what was made, as far as it stands. */
export async function removeDemo(client, { projectId, kbId, websiteId }) {
  const paths = [
    projectId && `/api/projects/${projectId}`,
    kbId && `/api/knowledge-bases/${kbId}`,
    websiteId && `/api/websites/${websiteId}`,
  ]
  for (const path of paths.filter(Boolean))
    await client.remove(path).catch((error) => {
      if (error.status !== 404) throw error
    })
}
