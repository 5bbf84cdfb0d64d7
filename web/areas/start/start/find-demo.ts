import { call } from '../../../client/call.ts'
import { readAll } from '../../../parts/read-all.ts'
import names from '../../../parts/demo-names.json'

/** What stands of the demo, and where something worth a look is in it. */
export interface Demo {
  projectId?: string
  /** A story whose cases were designed from its text. */
  storyId?: string
  /** The newest run that failed. */
  executionId?: string
  /** A defect that was fixed and verified. */
  defectId?: string
  kbId?: string
  websiteId?: string
  /** A funnel that is kept. */
  funnelId?: string
}

/** Looks for the demo among what an organization has, by the names of its parts. */
export async function findDemo(organizationId: string): Promise<Demo> {
  const [project, kbId, website] = await Promise.all([
    findProject(organizationId),
    findBase(organizationId),
    findWebsite(organizationId),
  ])
  return { ...project, ...(kbId && { kbId }), ...website }
}

async function findProject(organizationId: string): Promise<Demo> {
  const projects = await readAll(async (from) => {
    const page = await call('GET /api/projects', { organizationId, ...from })
    return { items: page.projects, nextCursor: page.nextCursor }
  })
  const projectId = projects.find(({ name }) => name === names.project)?.projectId
  if (!projectId) return {}
  const [{ stories }, { executions }, { defects }] = await Promise.all([
    call('GET /api/pm/stories', { projectId, limit: 50 }),
    call('GET /api/qa/test-execution', { projectId, limit: 50 }),
    call('GET /api/qa/defects', { projectId, limit: 50 }),
  ])
  // Lists begin with the newest.
  const storyId = stories.at(-1)?.storyId
  const executionId = executions.find(({ counts }) => counts.failed > 0)?.executionId
  const defectId = (defects.find(({ status }) => status === 'verified') ?? defects[0])?.defectId
  return {
    projectId,
    ...(storyId && { storyId }),
    ...(executionId && { executionId }),
    ...(defectId && { defectId }),
  }
}

async function findBase(organizationId: string): Promise<string | undefined> {
  const bases = await readAll(async (from) => {
    const page = await call('GET /api/knowledge-bases', { organizationId, ...from })
    return { items: page.knowledgeBases, nextCursor: page.nextCursor }
  })
  return bases.find(({ name }) => name === names.base)?.kbId
}

async function findWebsite(organizationId: string): Promise<Demo> {
  const websites = await readAll(async (from) => {
    const page = await call('GET /api/websites', { organizationId, ...from })
    return { items: page.websites, nextCursor: page.nextCursor }
  })
  const websiteId = websites.find(({ name }) => name === names.website)?.id
  if (!websiteId) return {}
  const { data } = await call('GET /api/websites/{websiteId}/funnels', { websiteId })
  const funnelId = data[0]?.id
  return { websiteId, ...(funnelId && { funnelId }) }
}
