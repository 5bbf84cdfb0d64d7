import { useLocation } from 'preact-iso'
import { call } from '../../../client/call.ts'
import { Button } from '../../../parts/button.tsx'
import { confirmed } from '../../../parts/confirm.tsx'
import { Menu } from '../../../parts/menu.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { texts } from '../../../texts/en/story.ts'
import type { Story } from '../parts/story.ts'
import { PriorityTag, StatusTag } from '../parts/tags.tsx'
import type { Opened } from './use-story.ts'
import { unlessGone } from '../../../client/refusal.ts'

interface HeadingProps {
  opened: Opened
  story: Story
  mayWrite: boolean
  edit: () => void
}

/** What the story is called and says, and what may be done with all of it. */
export function Heading({ story, mayWrite, edit }: HeadingProps) {
  const { route } = useLocation()
  const { storyId, projectId, number, title, userStory, description } = story
  async function remove() {
    const isSure = await confirmed({
      title: texts.deleting.title,
      text: texts.deleting.what(title),
      action: texts.deleting.action,
    })
    if (!isSure) return
    await call('DELETE /api/pm/stories/{storyId}', { storyId }).catch(unlessGone)
    toast(texts.deleted(title))
    route(`/projects/${projectId}/stories`)
  }
  return (
    <header class="about-story">
      <div class="head">
        <h1 dir="auto">
          <span class="number-of">#{number}</span> {title}
        </h1>
        {mayWrite && (
          <>
            <Button act={edit} label={texts.edit}>
              {texts.editShort}
            </Button>
            <Menu
              label={texts.actionsFor(title)}
              items={[{ text: texts.delete, kind: 'danger', act: remove }]}
            />
          </>
        )}
      </div>
      <p class="tags">
        <StatusTag status={story.status} />
        <PriorityTag priority={story.priority} />
      </p>
      {userStory ? (
        <p class="user-story" dir="auto">
          {userStory}
        </p>
      ) : (
        <p class="hint">{texts.noUserStory}</p>
      )}
      {description && (
        <p class="description" dir="auto">
          {description}
        </p>
      )}
    </header>
  )
}
