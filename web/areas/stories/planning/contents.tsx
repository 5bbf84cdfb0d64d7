import { texts as all } from '../../../texts/en/stories.ts'
import { texts } from '../../../texts/en/stories-planning.ts'
import { Given } from '../../../parts/given.tsx'
import { type Sprint, type Story, addressOf } from '../parts/story.ts'
import { StatusTag } from '../parts/tags.tsx'

/** What is in a sprint now, in its order. */
export function Contents({ sprint, stories }: { sprint: Sprint; stories: readonly Story[] }) {
  const known = new Map(stories.map((story) => [story.storyId, story]))
  if (sprint.storyIds.length === 0) return <p class="hint">{texts.emptySprint}</p>
  return (
    <details>
      <summary>{texts.contents}</summary>
      <ol class="rows">
        {sprint.storyIds.map((storyId) => {
          const story = known.get(storyId)
          return (
            <li key={storyId}>
              <div class="what">
                <a href={addressOf({ projectId: sprint.projectId, storyId })}>
                  <Given>{story ? all.numbered(story.number, story.title) : '…'}</Given>
                </a>
              </div>
              {story && (
                <div class="acts">
                  {story.storyPoints !== null && <span class="muted">{all.points(story.storyPoints)}</span>}
                  <StatusTag status={story.status} />
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </details>
  )
}
