import { useLocation } from 'preact-iso'
import { switchOrganization } from '../client/session.ts'

/** Shows the pages for another organization. A project of the one before has no place there. */
export function useSwitching() {
  const { route, path } = useLocation()
  return async (organizationId: string) => {
    await switchOrganization(organizationId)
    if (path.startsWith('/projects/')) route('/projects')
  }
}
