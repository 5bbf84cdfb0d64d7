import { call } from '../../client/call.ts'
import type { OrganizationChoice } from '../../client/session.ts'
import { menuText } from '../../menu.ts'
import type { PageDeclaration } from '../../page-declaration.ts'
import { pages } from '../../pages.ts'
import { type SectionKind, sectionAt, sections } from '../../sections.ts'
import { texts } from '../../texts/en/shell.ts'

export interface Place {
  key: string
  text: string
  /** Other words for it. */
  also?: readonly string[] | undefined
  /** What kind of place it is, in a few words. */
  kind: string
  href?: string
  /** What a file says there. */
  passage?: string
  /** The organization that is shown from then on. */
  organizationId?: string
}

/** The pages that one may go to from an address: those of the thing that it belongs to, and those that lie at an address of their own. */
export function pagePlaces(address: string, isSomebody: boolean): Place[] {
  const open = pages.filter(({ also, audience }) => also && (audience === 'anybody' || isSomebody))
  const here = sectionAt(address)
  const section = here && sections[here.kind].path
  const own = open.filter(({ path }) => section && (path === section || path.startsWith(`${section}/`)))
  return [
    ...own.map((page) => placeOf(page, page.path.replace(section ?? '', here?.home ?? ''), here?.kind)),
    ...open.filter(({ path }) => !path.includes(':')).map((page) => placeOf(page, page.path)),
  ]
}

const placeOf = (page: PageDeclaration, href: string, of?: SectionKind): Place => ({
  key: page.path,
  text: menuText(page),
  also: page.also,
  kind: of ? texts.pageOf[of] : texts.page,
  href,
})

/** Other organizations than the one that is shown. */
export const organizationPlaces = (
  organizations: readonly OrganizationChoice[],
  shown: OrganizationChoice | null,
): Place[] =>
  organizations
    .filter(({ organizationId }) => organizationId !== shown?.organizationId)
    .map(({ organizationId, name }) => ({
      key: organizationId,
      text: name,
      kind: texts.organization,
      organizationId,
    }))

const perPage = 200
const mostPages = 10

/** The projects of an organization, newest first; as far as anybody looks through them by name. */
export async function projectPlaces(organizationId: string, signal: AbortSignal): Promise<Place[]> {
  const places: Place[] = []
  let cursor: string | undefined
  for (let turn = 0; turn < mostPages; turn++) {
    const page = await call(
      'GET /api/projects',
      { organizationId, limit: perPage, ...(cursor && { cursor }) },
      { signal },
    )
    for (const { projectId, name } of page.projects)
      places.push({ key: projectId, text: name, kind: texts.project, href: `/projects/${projectId}` })
    if (page.nextCursor === null) break
    cursor = page.nextCursor
  }
  return places
}
