import { useSignal } from '@preact/signals'
import { may } from '../../../client/may.ts'
import { isEdited } from '../../../parts/editing/use-editing.ts'
import type { OfProject } from '../../../parts/project-page.tsx'
import { useTitle } from '../../../parts/title.ts'
import { texts as all } from '../../../texts/en/stories.ts'
import { texts } from '../../../texts/en/story.ts'
import type { Story } from '../parts/story.ts'
import { usePeople } from '../../../parts/use-people.ts'
import { useSprints } from '../parts/use-sprints.ts'
import { Criteria } from './criteria.tsx'
import { Dependencies } from './dependencies.tsx'
import { Details } from './details.tsx'
import { EditWords, draftPlace } from './edit-words.tsx'
import { Estimate } from './estimate.tsx'
import { Heading } from './heading.tsx'
import { History } from './history.tsx'
import { Tested } from './tested.tsx'
import type { Opened } from './use-story.ts'

interface StoryShownProps extends OfProject {
  opened: Opened
  story: Story
}

/** Everything about one story. */
export function StoryShown({ opened, story, project, role }: StoryShownProps) {
  const mayWrite = may(role, 'member') && !opened.isGone.value
  const isEditing = useSignal(mayWrite && isEdited(draftPlace(story.storyId)))
  const sprints = useSprints(project.projectId)
  const people = usePeople(project.organizationId)
  const of = { opened, story, mayWrite }
  useTitle(all.numbered(story.number, story.title))
  return (
    <article class="story">
      {opened.isGone.value && (
        <p class="warning" role="alert">
          {texts.deletedMeanwhile} <a href={`/projects/${project.projectId}/stories`}>{texts.toList}</a>
        </p>
      )}
      {isEditing.value ? (
        <EditWords opened={opened} story={story} close={() => (isEditing.value = false)} />
      ) : (
        <Heading {...of} edit={() => void (isEditing.value = true)} />
      )}
      <div class="columns aside-end">
        <div>
          <Criteria {...of} />
          <Tested {...of} />
          <History story={story} sprints={sprints.all.value ?? []} people={people} />
        </div>
        <div>
          <Details {...of} sprints={sprints.all.value ?? []} people={people} />
          <Dependencies {...of} />
          <Estimate {...of} />
        </div>
      </div>
    </article>
  )
}
