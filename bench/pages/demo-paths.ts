import type { PageDeclaration } from '../../web/page-declaration.ts'
import { newClient } from '../../scripts/demo/client.mjs'

/** What of a path is told by a record of the demo, by the name that the path has for it. */
type Records = Readonly<Record<string, string | undefined>>

const rangeMs = 30 * 86_400_000

/** The ids of what stands in the organization of the demo account: the first of each kind, and the newest run that failed with its defect. */
export async function demoRecords(origin: string): Promise<Records> {
  const signIn = await fetch(`${origin}/api/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@example.com', password: 'demo-password' }),
  })
  const { access_token: token } = (await signIn.json()) as { access_token: string }
  const { get } = newClient(origin, token)
  const { organizations } = await get('/api/organizations')
  const of = `organizationId=${organizations[0].organizationId}`
  const [{ projects }, { knowledgeBases }, { websites }] = await Promise.all([
    get(`/api/projects?${of}`),
    get(`/api/knowledge-bases?${of}`),
    get(`/api/websites?${of}`),
  ])
  const { projectId } = projects[0]
  const { kbId, publicSlug } = knowledgeBases[0]
  const { id: websiteId } = websites[0]
  const range = `startAt=${Date.now() - rangeMs}&endAt=${Date.now()}`
  const [{ executions }, { defects }, { files }, { heatmaps }, { replays }] = await Promise.all([
    get(`/api/qa/test-execution?projectId=${projectId}`),
    get(`/api/qa/defects?projectId=${projectId}`),
    get(`/api/knowledge-bases/${kbId}/files`),
    get(`/api/websites/${websiteId}/heatmaps`),
    get(`/api/websites/${websiteId}/replays?${range}`),
  ])
  const defect = defects.find(({ executionId }: { executionId: string | null }) => executionId)
  const { executionId, storyId } = executions.find(
    ({ counts }: { counts: { failed: number } }) => counts.failed > 0,
  )
  const { replaySessionId, sessionId } = replays[0]
  return {
    projectId,
    storyId,
    testCaseId: defect?.testCaseId,
    executionId,
    defectId: defect?.defectId,
    kbId,
    fileId: files[0].fileId,
    slug: publicSlug,
    websiteId,
    heatmapId: heatmaps[0].heatmapId,
    replaySessionId,
    sessionId,
  }
}

/** Where the demo shows a page whose path has parts; undefined where it has nothing for it. */
export function addressIn({ path }: PageDeclaration, records: Records): string | undefined {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  if (names.length === 0 || names.some((name) => records[name] === undefined)) return undefined
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(records[name] ?? ''))
}
