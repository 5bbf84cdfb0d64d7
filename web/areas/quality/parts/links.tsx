import { pages } from '../../../pages.ts'
import { Given } from '../../../parts/given.tsx'
import type { Story } from './types.ts'

const storyPath = '/projects/:projectId/stories/:storyId'
const hasStoryPage = pages.some(({ path }) => path === storyPath)

interface StoryLinkProps {
  projectId: string
  story: Pick<Story, 'storyId' | 'number' | 'title'>
}

/** A story by number and title, with the way to it where it has a page. */
export function StoryLink({ projectId, story: { storyId, number, title } }: StoryLinkProps) {
  const words = (
    <>
      <span class="qa-number">#{number}</span> <Given>{title}</Given>
    </>
  )
  return hasStoryPage ? (
    <a href={`/projects/${projectId}/stories/${storyId}`}>{words}</a>
  ) : (
    <span>{words}</span>
  )
}

interface NumberedProps {
  href: string
  number: number
  title: string
}

/** A record by number and title, which leads to it. */
export const Numbered = ({ href, number, title }: NumberedProps) => (
  <a href={href} class="qa-link">
    <span class="qa-number">#{number}</span> <Given>{title}</Given>
  </a>
)

export const caseHref = (projectId: string, testCaseId: string) =>
  `/projects/${projectId}/cases/${testCaseId}`
export const runHref = (projectId: string, executionId: string) =>
  `/projects/${projectId}/runs/${executionId}`
export const defectHref = (projectId: string, defectId: string) =>
  `/projects/${projectId}/defects/${defectId}`
