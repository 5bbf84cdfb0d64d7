import { z } from 'zod'
import type { NavigationNode as StoredNode } from '../../../shared/db/tables/content-planning.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { projectNotFound, projectOrganization } from '../projects/index.ts'
import { filesOfTree, treeOf, withoutDeleted } from './live-plan.ts'
import { LeftOut, NavigationNode, source, updatedAt } from './schemas.ts'
import { liveFiles, newestPlan, readPlanRow } from './store.ts'

export const Navigation = () =>
  z.object({
    tree: z.array(NavigationNode()).describe('The pages at the top, each with those below it'),
    leftOut: LeftOut(),
    source: source(),
    updatedAt: updatedAt(),
  })

export const getNavigationStrategy = defineOperation({
  id: 'contentPlanning.getNavigation',
  route: 'GET /api/projects/{projectId}/navigation-strategy',
  summary: 'Read the navigation of the new site',
  description:
    'As somebody saved it; until then as the newest analysis recommends. Every file is in it once, or `leftOut` says why not.',
  access: { role: 'viewer', organization: projectOrganization, hidden: projectNotFound },
  effect: 'read',
  input: () => ({ projectId: z.uuid() }),
  output: Navigation,
  errors: [projectNotFound],
  mcp: 'listed',
  run: (context, { projectId }) => readNavigation(context, projectId),
})

async function readNavigation(
  context: Context,
  projectId: string,
): Promise<z.input<ReturnType<typeof Navigation>>> {
  const [row, live] = await Promise.all([readPlanRow(context, projectId), liveFiles(context, projectId)])
  const saved = row ? iso(row.updatedAt) : null
  if (row?.navigation) {
    const tree = treeOf(row.navigation, live)
    return { tree, leftOut: leftOutOf(tree, live), source: 'saved', updatedAt: saved }
  }
  const plan = await newestPlan(context, projectId)
  if (!plan) return { tree: [], leftOut: leftOutOf([], live, notAnalysed), source: 'none', updatedAt: saved }
  const { navigation: tree, leftOut: told } = withoutDeleted(plan, live)
  const known = new Set(told.map(({ fileId }) => fileId))
  const others = leftOutOf(tree, live, notAnalysed).filter(({ fileId }) => !known.has(fileId))
  return { tree, leftOut: [...told, ...others], source: 'recommended', updatedAt: saved }
}

const notPlaced = 'Nobody has put it into the navigation.'
const notAnalysed = 'It was not there, or not read, when the content was analysed.'

/** The files that a navigation does not have. */
export function leftOutOf(tree: readonly StoredNode[], live: ReadonlySet<string>, reason = notPlaced) {
  const placed = new Set(filesOfTree(tree))
  return [...live].flatMap((fileId) => (placed.has(fileId) ? [] : [{ fileId, reason }]))
}
