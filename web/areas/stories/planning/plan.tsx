import { count } from '../../../parts/amounts.ts'
import { Button } from '../../../parts/button.tsx'
import { Given } from '../../../parts/given.tsx'
import { texts as all } from '../../../texts/en/stories.ts'
import { plan as texts } from '../../../texts/en/stories-planning.ts'
import { type Story, addressOf } from '../parts/story.ts'
import { PriorityTag } from '../parts/tags.tsx'
import type { SprintPlan } from './of-sprint.ts'

interface PlanProps {
  projectId: string
  plan: SprintPlan
  /** It became another one while it was assigned. */
  isChanged: boolean
  stories: readonly Story[]
  assign: () => Promise<void>
}

/** What fits and what does not, each with its reason. */
export function Plan({ projectId, plan, isChanged, stories, assign }: PlanProps) {
  const { velocity, totalPoints, forecast, selected, left, warnings } = plan
  const known = new Map(stories.map((story) => [story.storyId, story]))
  const of = (storyId: string) => ({ projectId, storyId, story: known.get(storyId) })
  return (
    <div class="plan">
      {isChanged && (
        <p class="warning" role="alert">
          {texts.changed}
        </p>
      )}
      <p class="room">{texts.room(count(totalPoints), count(velocity))}</p>
      <meter
        min={0}
        max={Math.max(velocity, 1)}
        value={totalPoints}
        aria-label={texts.room(count(totalPoints), count(velocity))}
      />
      <p class="hint">
        {forecast ? texts.forecast(forecast.low, forecast.likely, forecast.high) : texts.noForecast}
      </p>
      {warnings.length > 0 && (
        <div class="warning">
          <h3>{texts.warnings}</h3>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </div>
      )}
      <h3>{texts.selected}</h3>
      {selected.length === 0 && <p class="hint">{texts.noneSelected}</p>}
      <ol class="rows planned">
        {selected.map(({ storyId, points, reason }) => (
          <Planned key={storyId} {...of(storyId)} reason={reason} points={points} />
        ))}
      </ol>
      {selected.length > 0 && (
        <div class="actions">
          <Button kind="primary" act={assign} busy={texts.assigning}>
            {texts.assign}
          </Button>
        </div>
      )}
      <h3>
        {texts.left} <span class="muted">{left.length}</span>
      </h3>
      {left.length === 0 && <p class="hint">{texts.noneLeft}</p>}
      <ul class="rows planned">
        {left.map(({ storyId, reason }) => (
          <Planned key={storyId} {...of(storyId)} reason={reason} />
        ))}
      </ul>
    </div>
  )
}

interface PlannedProps {
  projectId: string
  storyId: string
  story: Story | undefined
  reason: string
  points?: number
}

const Planned = ({ projectId, storyId, story, reason, points }: PlannedProps) => (
  <li>
    <div class="what">
      <a class="story-link" href={addressOf({ projectId, storyId })}>
        {story ? (
          <>
            <span class="number inline">#{story.number}</span> <Given>{story.title}</Given>
          </>
        ) : (
          texts.unknown
        )}
      </a>
      <span class="more" dir="auto">
        {reason}
      </span>
    </div>
    <div class="acts">
      {story && <PriorityTag priority={story.priority} />}
      {points !== undefined && <b class="points">{all.points(points)}</b>}
    </div>
  </li>
)
