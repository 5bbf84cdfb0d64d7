import { Refusal } from '../../../client/refusal.ts'
import type { OfProject } from '../../../parts/project-page.tsx'
import { Empty, Failed, Loading } from '../../../parts/states.tsx'
import { texts as all } from '../../../texts/en/stories.ts'
import { texts } from '../../../texts/en/story.ts'
import { StoryShown } from './story-shown.tsx'
import { useStory } from './use-story.ts'

/** Reads a story, and says where there is none. */
export function Opening({ storyId, project, role }: OfProject & { storyId: string }) {
  const opened = useStory(storyId)
  const { record, error, again } = opened
  const story = record.value
  if (story && story.projectId === project.projectId)
    return <StoryShown opened={opened} story={story} project={project} role={role} />
  if (story || isGone(error.value)) return <Gone projectId={project.projectId} />
  if (error.value === null) return <Loading />
  return (
    <>
      <h1>{all.story}</h1>
      <Failed error={error.value} retry={again} />
    </>
  )
}

const Gone = ({ projectId }: { projectId: string }) => (
  <>
    <h1>{texts.gone}</h1>
    <Empty>
      <p>{texts.goneHint}</p>
      <p class="actions">
        <a class="button primary" href={`/projects/${projectId}/stories`}>
          {texts.toList}
        </a>
      </p>
    </Empty>
  </>
)

const isGone = (error: unknown) => error instanceof Refusal && (error.status === 404 || error.status === 400)
