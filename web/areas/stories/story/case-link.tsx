import type { ComponentChildren } from 'preact'
import { pages } from '../../../pages.ts'

const path = '/projects/:projectId/cases/:testCaseId'
const isThere = pages.some((page) => page.path === path)

interface CaseLinkProps {
  projectId: string
  testCaseId: string
  children: ComponentChildren
}

/** A link to a test case, as soon as it has a page. */
export const CaseLink = ({ projectId, testCaseId, children }: CaseLinkProps) =>
  isThere ? <a href={`/projects/${projectId}/cases/${testCaseId}`}>{children}</a> : <>{children}</>
