import type { Project } from '../../../parts/project-page.tsx'
import { casesOfStories } from '../../../parts/run/start/cases-of-story.ts'
import { RunCases } from '../../../parts/run/start/run-cases.tsx'
import { texts } from '../../../texts/en/run-start.ts'
import type { Sprint } from './story.ts'

/** Runs the cases of all stories of a sprint. */
export const RunOfSprint = ({ project, sprint }: { project: Project; sprint: Sprint }) => (
  <RunCases
    project={project}
    sprintId={sprint.sprintId}
    read={() => casesOfStories(project.projectId, sprint.storyIds)}
  >
    {texts.runThese}
  </RunCases>
)
