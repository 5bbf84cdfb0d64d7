import type { OfProject } from '../../../parts/project-page.tsx'
import { Failed, Loading } from '../../../parts/states.tsx'
import { texts as all } from '../../../texts/en/stories.ts'
import { texts } from '../../../texts/en/story.ts'
import { StoryShown } from './story-shown.tsx'
import { useStory } from './use-story.ts'
import { isGone } from '../../../client/refusal.ts'
import { NotThere } from '../../../parts/not-there.tsx'

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
  <NotThere
    title={texts.gone}
    hint={texts.goneHint}
    href={`/projects/${projectId}/stories`}
    toAll={texts.toList}
  />
)
