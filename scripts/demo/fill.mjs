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
  const made = await Promise.all([makeProject(client, of), makeBase(client, of), makeWebsite(client, of)])
  return Object.assign({}, ...made)
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
