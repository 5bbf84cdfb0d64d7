import type { PageDeclaration } from '../../page-declaration.ts'
import { pages } from '../../pages.ts'
import { texts } from '../../texts/en/project-nav.ts'

/** The pages of a project, in the order in which its navigation offers them: an area adds its own here. What `pages.ts` does not declare is not offered. */
const places = [
  { path: '/projects/:projectId', text: texts.overview },
  { path: '/projects/:projectId/stories', text: texts.stories },
  { path: '/projects/:projectId/board', text: texts.board },
  { path: '/projects/:projectId/planning', text: texts.planning },
  { path: '/projects/:projectId/risks', text: texts.risks },
  { path: '/projects/:projectId/documents', text: texts.documents },
  { path: '/projects/:projectId/cases', text: texts.cases },
  { path: '/projects/:projectId/runs', text: texts.runs },
  { path: '/projects/:projectId/defects', text: texts.defects },
  { path: '/projects/:projectId/traceability', text: texts.traceability },
  { path: '/projects/:projectId/files', text: texts.files },
  { path: '/projects/:projectId/content', text: texts.content },
  { path: '/projects/:projectId/migration', text: texts.migration },
  { path: '/projects/:projectId/navigation', text: texts.navigation },
  { path: '/projects/:projectId/ask', text: texts.ask },
  { path: '/projects/:projectId/questions', text: texts.questions },
  { path: '/projects/:projectId/ci-triggers', text: texts.ciTriggers },
] as const

export interface Entry {
  href: string
  text: string
  /** `page`: the page that is shown; `true`: that page lies below it. */
  current: 'page' | 'true' | undefined
}

/** What the navigation of a project offers where `shown` is the address of the page. */
export function projectEntries(
  projectId: string,
  shown: string,
  declared: readonly Pick<PageDeclaration, 'path'>[] = pages,
): Entry[] {
  return places
    .filter(({ path }) => declared.some((page) => page.path === path))
    .map(({ path, text }) => {
      const href = path.replace(':projectId', encodeURIComponent(projectId))
      return { href, text, current: currentness(href, shown, path === '/projects/:projectId') }
    })
}

/** Everything lies below the overview, so it is current only where it is shown itself. */
function currentness(href: string, shown: string, isOverview: boolean): Entry['current'] {
  if (href === shown) return 'page'
  return !isOverview && shown.startsWith(`${href}/`) ? 'true' : undefined
}
