import type { files } from '../../../../shared/db/tables/knowledge.ts'
import { vi } from 'vitest'
import { fileNameOf } from '../../../../shared/domain/crawling/file-name.ts'
import { analyzeContentTypes } from '../../../../workers/features/content-planning/analyze-content-types.ts'
import { getAnalysis } from '../../../../workers/features/content-planning/get-analysis.ts'
import { keepFetched } from '../../../../workers/features/documents/index.ts'
import { createProject } from '../../../../workers/features/projects/create-project.ts'
import { ask } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import type { Owner } from '../../../support/people.ts'
import { newBase, patience, settled, uploadedToProject } from '../documents/support.ts'

const words = 'amber river stone lantern maple violet harbour copper meadow winter signal orchard'.split(' ')
const sentence = (seed: number) =>
  `${Array.from({ length: 12 }, (_, at) => words[(seed * 7 + at * (seed + 3)) % words.length]).join(' ')}.`

/** A page of a small site: a menu, a title, two labelled values, a text and a footer. */
export const recipe = (nth: number) => ({
  fileName: `recipe-${nth}.html`,
  content: `<nav><a href="/">Home</a> <a href="/recipes">Recipes</a></nav><h1>Dish ${words[nth]} ${nth}</h1>
    <p>Time: ${nth + 10} minutes</p><p>Serves: ${nth + 1}</p><h2>Method</h2><p>${sentence(nth)} ${sentence(nth + 50)}</p>
    <footer>All rights reserved by the kitchen</footer>`,
})

export async function newProject({ token, organizationId }: Owner): Promise<string> {
  return (await ask(createProject, { name: 'Relaunch', organizationId }, { token })).projectId
}

/** A project with some pages that were read. */
export async function projectWithPages(
  owner: Owner,
  count = 3,
): Promise<{ projectId: string; fileIds: string[] }> {
  const projectId = await newProject(owner)
  const files = await Promise.all(
    Array.from({ length: count }, (_, nth) => uploadedToProject(projectId, recipe(nth), owner)),
  )
  return { projectId, fileIds: files.map(({ fileId }) => fileId) }
}

/** An analysis that came to its end. */
export async function analysed(projectId: string, { token }: { token: string }) {
  const { jobId } = await ask(analyzeContentTypes, { projectId }, { token })
  return vi.waitFor(async () => {
    const analysis = await ask(getAnalysis, { projectId, jobId }, { token })
    if (analysis.status === 'running') throw new Error('It is still running')
    return analysis
  }, patience)
}

/** Pages as a crawl brings them into a base, once they are read; by their addresses. */
export async function fetchedPages(
  kbId: string,
  pages: Readonly<Record<string, string>>,
  { organizationId, token }: Pick<Owner, 'organizationId' | 'token'>,
): Promise<ReadonlyMap<string, string>> {
  const documents = Object.entries(pages).map(([sourceUrl, content]) => ({
    sourceUrl,
    fileName: fileNameOf(sourceUrl, 'html'),
    bytes: new TextEncoder().encode(content),
  }))
  const kept = await keepFetched(newContext(), { kbId, organizationId, createdBy: 'test', documents })
  for (const { fileId } of kept) await settled(kbId, fileId, { token })
  return new Map(kept.map(({ fileId, sourceUrl }) => [sourceUrl ?? '', fileId]))
}

/** A project that is linked to a base into which a site of some pages was fetched. */
export async function projectWithSite(owner: Owner, count = 3) {
  const { token, organizationId } = owner
  const kbId = await newBase(owner, 'Old site')
  const site = `https://${crypto.randomUUID()}.example`
  const pages = Array.from(
    { length: count },
    (_, nth) => [`${site}/dish-${nth}`, recipe(nth).content] as const,
  )
  const files = await fetchedPages(kbId, Object.fromEntries(pages), owner)
  const { projectId } = await ask(
    createProject,
    { name: 'Relaunch', organizationId, knowledgeBaseIds: [kbId] },
    { token },
  )
  return { projectId, kbId, site, fileIds: [...files.values()] }
}

/** A file that a project has and that was read, as a row beside thousands of others. */
export const rowOfFile = (
  projectId: string,
  at: number,
  { organizationId, userId }: { organizationId: string; userId: string },
): typeof files.$inferInsert => ({
  fileId: crypto.randomUUID(),
  organizationId,
  ownerKind: 'project',
  ownerId: projectId,
  fileName: `page-${at}.html`,
  fileType: 'html',
  fileSize: 1,
  hash: `${at}`.padStart(64, '0'),
  status: 'indexed',
  stage: 'done',
  progress: 1,
  generation: 1,
  chunkCount: 1,
  characters: 1,
  warnings: [],
  createdBy: userId,
  createdAt: at,
  updatedAt: at,
})
