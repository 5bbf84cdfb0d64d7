import { call } from '../../client/call.ts'
import type { OrganizationChoice } from '../../client/session.ts'
import { pages } from '../../pages.ts'
import { texts } from '../../texts/en/shell.ts'

export interface Place {
  key: string
  text: string
  /** What kind of place it is, in a word. */
  kind: string
  href?: string
  /** What a file says there. */
  passage?: string
  /** The organization that is shown from then on. */
  organizationId?: string
}

/** The pages that one may see and can name without knowing an id. */
export const pagePlaces = (isSomebody: boolean): Place[] =>
  pages
    .filter(
      ({ menu, audience, path }) => menu && !path.includes(':') && (audience === 'anybody' || isSomebody),
    )
    .map(({ path, menu = '' }) => ({ key: path, text: menu, kind: texts.page, href: path }))

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
