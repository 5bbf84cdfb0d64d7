import { useSignal } from '@preact/signals'
import { useEffect, useId } from 'preact/hooks'
import { type Output, call } from '../../../client/call.ts'
import { Refusal, messageOf } from '../../../client/refusal.ts'
import { Button } from '../../../parts/button.tsx'
import { Field } from '../../../parts/field.tsx'
import { Form } from '../../../parts/form.tsx'
import { Given } from '../../../parts/given.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { texts as all } from '../../../texts/en/stories.ts'
import { dependencies as texts } from '../../../texts/en/story.ts'
import { type Story, addressOf } from '../parts/story.ts'
import { StatusTag } from '../parts/tags.tsx'
import { useStories } from '../parts/use-stories.ts'
import type { PartProps } from './criteria.tsx'
import { meantBy } from './meant-by.ts'

/** What has to be done before. A circle is refused beside the field. */
export function Dependencies({ opened, story, mayWrite }: PartProps) {
  const { dependsOn } = story
  const known = useNeeds(dependsOn)
  async function remove(storyId: string) {
    const title = known.get(storyId)?.title ?? texts.goneStory
    try {
      await opened.change((now) => ({ dependsOn: now.dependsOn.filter((id) => id !== storyId) }))
      const again = () => opened.change((now) => ({ dependsOn: [...new Set([...now.dependsOn, storyId])] }))
      toast(texts.removed(title), { undo: again })
    } catch (error) {
      toast(messageOf(error), { kind: 'fault' })
    }
  }
  return (
    <section class="panel dependencies" aria-labelledby="needs-of-story">
      <h2 id="needs-of-story">{texts.title}</h2>
      {dependsOn.length === 0 && <p class="hint">{texts.none}</p>}
      <ul class="rows">
        {dependsOn.map((storyId) => (
          <Need
            key={storyId}
            storyId={storyId}
            need={known.get(storyId)}
            of={story}
            {...(mayWrite && { remove: () => remove(storyId) })}
          />
        ))}
      </ul>
      {mayWrite && <Add opened={opened} story={story} mayWrite={mayWrite} />}
    </section>
  )
}

interface NeedProps {
  storyId: string
  need: Story | null | undefined
  of: Story
  remove?: () => Promise<void>
}

const Need = ({ storyId, need, of: { projectId }, remove }: NeedProps) => (
  <li>
    <div class="what">
      {need === null ? (
        <span class="muted">{texts.goneStory}</span>
      ) : (
        <a href={addressOf({ projectId, storyId })}>
          <Given>{need ? all.numbered(need.number, need.title) : '…'}</Given>
        </a>
      )}
      {need && (
        <span class="inline">
          <StatusTag status={need.status} />
        </span>
      )}
    </div>
    {remove && (
      <Button small kind="quiet" label={texts.remove(need?.title ?? texts.goneStory)} act={remove}>
        ×
      </Button>
    )}
  </li>
)

/** The stories that it waits for, by their ids; null for one that cannot be read. */
function useNeeds(ids: readonly string[]): ReadonlyMap<string, Story | null> {
  const known = useSignal<ReadonlyMap<string, Story | null>>(new Map())
  useEffect(() => {
    const missing = ids.filter((id) => !known.peek().has(id))
    for (const storyId of missing)
      void call('GET /api/pm/stories/{storyId}', { storyId })
        .catch(() => null)
        .then((need) => (known.value = new Map([...known.peek(), [storyId, need]])))
  }, [ids.join()])
  return known.value
}

function Add(props: PartProps) {
  const isAsked = useSignal(false)
  return (
    <div class="add-one" onFocusIn={() => (isAsked.value = true)}>
      <AddForm {...props} isAsked={isAsked.value} />
    </div>
  )
}

function AddForm({ opened, story, isAsked }: PartProps & { isAsked: boolean }) {
  const id = useId()
  const others = useSignal<readonly Story[]>([])
  async function add({ dependsOn = '' }: Record<string, string>, form: HTMLFormElement) {
    const need = meantBy(dependsOn, others.value) ?? (await found(story.projectId, dependsOn))
    if (!need) throw unknown()
    await opened.change((now) => ({ dependsOn: [...new Set([...now.dependsOn, need.storyId])] }))
    form.reset()
  }
  return (
    <>
      <Form
        action={texts.add}
        busy={texts.adding}
        kind="plain"
        send={add}
        faults={{ 'stories.dependency_cycle': 'dependsOn' }}
      >
        <Field
          label={texts.which}
          name="dependsOn"
          hint={texts.hint}
          autocomplete="off"
          dir="auto"
          list={id}
          required
        />
      </Form>
      {isAsked && <Others of={story} listId={id} read={(list) => (others.value = list)} />}
    </>
  )
}

interface OthersProps {
  of: Story
  listId: string
  read: (others: readonly Story[]) => void
}

/** The other stories of the project, read once somebody looks for one. */
function Others({ of: { projectId, storyId }, listId, read }: OthersProps) {
  const { all: stories } = useStories(projectId)
  const others = (stories.value ?? []).filter((one) => one.storyId !== storyId)
  useEffect(() => read(stories.value ?? []), [stories.value])
  return (
    <datalist id={listId}>
      {others.map(({ storyId: its, number, title }) => (
        <option key={its} value={all.numbered(number, title)} />
      ))}
    </datalist>
  )
}

const pagesAtMost = 25

/** Looks through the stories of the project for who is faster than the list. */
async function found(projectId: string, typed: string): Promise<Story | undefined> {
  let cursor: string | null = null
  for (let turn = 0; turn < pagesAtMost; turn++) {
    const page: Page = await call('GET /api/pm/stories', { projectId, limit: 200, ...(cursor && { cursor }) })
    const need = meantBy(typed, page.stories)
    if (need || page.nextCursor === null) return need
    cursor = page.nextCursor
  }
  return undefined
}

type Page = Output<'GET /api/pm/stories'>

const unknown = () =>
  new Refusal(400, { message: texts.unknown, details: [{ path: 'dependsOn', message: texts.unknown }] })
