import { Given } from '../../../parts/given.tsx'
import { useTitle } from '../../../parts/title.ts'
import { run as say, texts } from '../../../texts/en/quality-runs.ts'
import { words } from '../../../texts/en/quality.ts'
import { StoryLink } from '../parts/links.tsx'
import type { TestRun } from '../parts/types.ts'
import { useStories } from '../parts/use-known.ts'

/** What the run is called and for: above what came of it. */
export function AboutRun({ run, total }: { run: TestRun | undefined; total: number }) {
  useTitle(run?.name || texts.unnamed(total))
  if (!run) return null
  const { name, environment, storyId, projectId, trigger } = run
  if (!name && environment === null && storyId === null && !trigger) return null
  return (
    <p class="qa-about-run">
      {name && (
        <b>
          <Given>{name}</Given>
        </b>
      )}
      {environment !== null && (
        <span class="tag">
          {say.environment}: {words.environments[environment]}
        </span>
      )}
      {trigger && (
        <span>
          {say.startedBy} <Given>{trigger.name}</Given>
        </span>
      )}
      {storyId !== null && <ForStory projectId={projectId} storyId={storyId} />}
    </p>
  )
}

function ForStory({ projectId, storyId }: { projectId: string; storyId: string }) {
  const story = useStories(projectId).find((one) => one.storyId === storyId)
  if (!story) return null
  return (
    <span>
      {say.ofStory} <StoryLink projectId={projectId} story={story} />
    </span>
  )
}
