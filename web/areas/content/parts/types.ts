import type { Output } from '../../../client/call.ts'
import type { Tree } from '../navigation/tree.ts'
import type { PlannedFiles } from './use-files.ts'

export type Analysis = Output<'GET /api/projects/{projectId}/analyze-content-types/{jobId}'>
export type TypesPlan = Output<'GET /api/projects/{projectId}/content-type-config'>
export type ContentType = TypesPlan['contentTypes'][number]
export type PagesPlan = Output<'GET /api/projects/{projectId}/page-migration-config'>
/** `key` is what its file is known by, whichever version of it is there. */
export type PlannedPage = PagesPlan['pages'][number] & { key: string }
/** What becomes of every file that is there, and the files. */
export type PagesRecord = Omit<PagesPlan, 'pages'> & { pages: PlannedPage[]; files: PlannedFiles }
export type NavigationPlan = Output<'GET /api/projects/{projectId}/navigation-strategy'>
export type NavigationRecord = Omit<NavigationPlan, 'tree'> & { tree: Tree; files: PlannedFiles }
export type Preview = Output<'POST /api/projects/{projectId}/page-transformation-preview'>

/** A part of the plan as pages edit it: one that was never saved has the oldest time there is. */
export type Edited<T> = T & { updatedAt: string }

const never = new Date(0).toISOString()

export const edited = <T extends { updatedAt: string | null }>(plan: T): Edited<T> => ({
  ...plan,
  updatedAt: plan.updatedAt ?? never,
})
