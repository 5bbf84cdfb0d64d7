import { type Input, call } from '../../../client/call.ts'
import type { Kind } from '../../../client/save-as-read.ts'
import { mergedEntries } from '../../../client/merge-entries.ts'
import { everyFile } from '../migration/every-file.ts'
import { mergedTree, withoutGone } from '../navigation/merged-tree.ts'
import type { Tree } from '../navigation/tree.ts'
import { type Edited, type NavigationRecord, type PagesRecord, type TypesPlan, edited } from './types.ts'
import { plannedFiles } from './use-files.ts'

const stale = 'content_planning.stale'

/** How the content types of a project are read and written. */
export const typesOf = (projectId: string): Kind<Edited<TypesPlan>, Partial<TypesPlan>> => ({
  read: async () => edited(await call('GET /api/projects/{projectId}/content-type-config', { projectId })),
  write: async (_, { contentTypes = [] }, ifMatch) =>
    edited(
      await call(
        'POST /api/projects/{projectId}/content-type-config',
        { projectId, contentTypes },
        { ifMatch },
      ),
    ),
  stale,
  watched: ['contentTypes'],
})

/** A file that is named went after the plan was read: it is read again, and what became of the rest is kept. */
const staleOrGone = [stale, 'content_planning.file_not_found']

export const pagesOf = (projectId: string): Kind<Edited<PagesRecord>, Partial<PagesRecord>> => ({
  async read() {
    const [plan, files] = await Promise.all([
      call('GET /api/projects/{projectId}/page-migration-config', { projectId }),
      plannedFiles(projectId),
    ])
    return edited({ ...plan, pages: everyFile(plan.pages, files), files })
  },
  async write({ files }, { pages = [] }, ifMatch) {
    const input = { projectId, pages: pages.map(({ key: _key, ...page }) => page) }
    const plan = await call('POST /api/projects/{projectId}/page-migration-config', input, { ifMatch })
    return edited({ ...plan, pages: everyFile(plan.pages, files), files })
  },
  stale: staleOrGone,
  watched: [],
  merges: { pages: (versions) => mergedEntries(versions, ({ key }) => key) },
})

export const navigationOf = (
  projectId: string,
): Kind<Edited<NavigationRecord>, Partial<NavigationRecord>> => ({
  async read() {
    const [plan, files] = await Promise.all([
      call('GET /api/projects/{projectId}/navigation-strategy', { projectId }),
      plannedFiles(projectId),
    ])
    return edited({ ...plan, tree: plan.tree as Tree, files })
  },
  async write({ files }, { tree = [] }, ifMatch) {
    const input = { projectId, tree: withoutGone(tree, files) } as Input<typeof saveNavigation>
    const plan = await call(saveNavigation, input, { ifMatch })
    return edited({ ...plan, tree: plan.tree as Tree, files })
  },
  stale: staleOrGone,
  watched: [],
  merges: { tree: mergedTree },
})

const saveNavigation = 'POST /api/projects/{projectId}/navigation-strategy'
