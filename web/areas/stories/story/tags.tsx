import { Refusal, messageOf } from '../../../client/refusal.ts'
import { Field } from '../../../parts/field.tsx'
import { Form } from '../../../parts/form.tsx'
import { Given } from '../../../parts/given.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { details as texts } from '../../../texts/en/story.ts'
import type { PartProps } from './criteria.tsx'

/** The tags of a story; those that somebody else sets meanwhile stay. */
export function Tags({ opened, story: { tags }, mayWrite }: PartProps) {
  const write = (changeOf: (now: readonly string[]) => string[]) =>
    opened.change((now) => ({ tags: changeOf(now.tags) }))
  async function remove(tag: string) {
    try {
      await write((now) => now.filter((one) => one !== tag))
      toast(texts.tagRemoved(tag), { undo: () => write((now) => [...now, tag]) })
    } catch (error) {
      toast(messageOf(error), { kind: 'fault' })
    }
  }
  async function add({ tag = '' }: Record<string, string>, form: HTMLFormElement) {
    if (tags.includes(tag.trim()))
      throw new Refusal(400, { message: texts.hasTag, details: [{ path: 'tag', message: texts.hasTag }] })
    await write((now) => (now.includes(tag.trim()) ? [...now] : [...now, tag.trim()])).catch(named)
    form.reset()
  }
  return (
    <div class="detail tags-of">
      <span class="name">{texts.tags}</span>
      <ul class="story-tags" aria-label={texts.tags}>
        {tags.map((tag) => (
          <li key={tag} class="tag">
            <Given>{tag}</Given>
            {mayWrite && (
              <button type="button" aria-label={texts.removeTag(tag)} onClick={() => void remove(tag)}>
                ×
              </button>
            )}
          </li>
        ))}
      </ul>
      {mayWrite && (
        <div class="add-one">
          <Form action={texts.add} busy={texts.adding} kind="plain" send={add}>
            <Field label={texts.addTag} name="tag" autocomplete="off" dir="auto" maxLength={50} required />
          </Form>
        </div>
      )}
    </div>
  )
}

/** The service names the place in the list; here there is one field for it. */
function named(error: unknown): never {
  if (!(error instanceof Refusal) || error.details.length === 0) throw error
  throw new Refusal(error.status, {
    ...error.body,
    details: error.details.map(({ message }) => ({ path: 'tag', message })),
  })
}
