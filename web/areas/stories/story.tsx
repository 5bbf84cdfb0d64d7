import { useRoute } from 'preact-iso'
import { ProjectPage } from '../../parts/project-page.tsx'
import { texts } from '../../texts/en/stories.ts'
import { Opening } from './story/opening.tsx'
import './parts/parts.css'
import './story/story.css'
import './story/story-parts.css'

export function Page() {
  const { storyId = '' } = useRoute().params
  return (
    <ProjectPage title={texts.story}>
      {(of) => <Opening key={storyId} storyId={storyId} {...of} />}
    </ProjectPage>
  )
}
