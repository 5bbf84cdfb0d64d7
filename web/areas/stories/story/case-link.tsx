import type { ComponentChildren } from 'preact'
import { pages } from '../../../pages.ts'

const path = '/projects/:projectId/cases/:testCaseId'
/** Whether test cases have pages of their own. */
export const haveCasesPages = pages.some((page) => page.path === path)

interface CaseLinkProps {
  projectId: string
  testCaseId: string
  children: ComponentChildren
}

/** A link to a test case, as soon as it has a page. */
export const CaseLink = ({ projectId, testCaseId, children }: CaseLinkProps) =>
  haveCasesPages ? <a href={`/projects/${projectId}/cases/${testCaseId}`}>{children}</a> : <>{children}</>
