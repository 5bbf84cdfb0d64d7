import { count } from '../../../parts/amounts.ts'
import { Day, Given } from '../../../parts/given.tsx'
import { texts as running } from '../../../texts/en/run-start.ts'
import { texts as all } from '../../../texts/en/stories.ts'
import { texts } from '../../../texts/en/stories-planning.ts'
import { RunOfSprint } from '../parts/run-of-sprint.tsx'
import { useStories } from '../parts/use-stories.ts'
import { Contents } from './contents.tsx'
import type { OfSprint } from './of-sprint.ts'
import { PlanForm } from './plan-form.tsx'
import { SprintActs } from './sprint-acts.tsx'

const looks = { planning: 'pending', active: 'running', completed: 'good', cancelled: 'cancelled' } as const

/** A sprint: what it is, what is in it, and what fits. */
export function SprintPlanned({ project, sprint, sprints, mayWrite }: OfSprint) {
  const { projectId } = project
  const { sprintId, name, goal, startDate, endDate, status, totalPoints, completedPoints, storyIds } = sprint
  const stories = useStories(projectId)
  const isOver = status === 'completed' || status === 'cancelled'
  return (
    <>
      <section class="panel sprint" aria-labelledby="sprint-shown">
        <div class="head">
          <h2 id="sprint-shown">
            <Given>{name}</Given>
          </h2>
          {mayWrite && storyIds.length > 0 && <RunOfSprint project={project} sprint={sprint} />}
          {mayWrite && <SprintActs sprint={sprint} sprints={sprints} />}
        </div>
        <p class="sprint-facts">
          <span class={`tag still ${looks[status]}`}>{all.sprintStatus[status]}</span>
          {startDate && (
            <span>
              <Day at={startDate} />
              {endDate && (
                <>
                  {' – '}
                  <Day at={endDate} />
                </>
              )}
            </span>
          )}
          <span>
            {texts.holds(texts.stories(storyIds.length), all.points(totalPoints))}
            {completedPoints > 0 && `, ${texts.done(count(completedPoints))}`}
          </span>
          <a href={`/projects/${projectId}/board?sprint=${sprintId}`}>{texts.toBoard}</a>
          <a href={`/projects/${projectId}/runs?sprint=${sprintId}`}>{running.runsOfSprint}</a>
        </p>
        {goal && (
          <p class="goal" dir="auto">
            {goal}
          </p>
        )}
        <Contents sprint={sprint} stories={stories.all.value ?? []} />
      </section>
      {isOver && <p class="note">{texts.over}</p>}
      {!isOver && mayWrite && (
        <PlanForm project={project} sprint={sprint} sprints={sprints} stories={stories} />
      )}
    </>
  )
}
