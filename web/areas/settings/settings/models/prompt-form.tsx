import { useEffect, useRef } from 'preact/hooks'
import { Field } from '../../../../parts/field.tsx'
import { Form, type Values } from '../../../../parts/form.tsx'
import { texts as all } from '../../../../texts/en/settings.ts'

const texts = all.models
/** The work that heeds a prompt, by its category. */
const categories = [['', texts.everywhere] as const, ...texts.categories]

export const heededBy = (category: string | null): string =>
  categories.find(([id]) => id === (category ?? ''))?.[1] ?? String(category)

interface PromptFormProps {
  prompt?: { name: string; content: string; category: string | null }
  /** Was opened by a button; the keyboard goes on in it. */
  isOpened?: boolean
  action: string
  save: (values: Values, form: HTMLFormElement) => Promise<unknown>
}

export function PromptForm({ prompt, isOpened, action, save }: PromptFormProps) {
  const place = useRef<HTMLDivElement>(null)
  const category = prompt?.category ?? ''
  // A category that no work has yet waits for some, and may be kept.
  const isKnown = categories.some(([id]) => id === category)
  useEffect(() => {
    if (isOpened) place.current?.querySelector('input')?.focus()
  }, [isOpened])
  return (
    <div ref={place}>
      <Form action={action} busy={all.saving} send={save}>
        <div class="pair">
          <Field label={all.name} name="name" value={prompt?.name} maxLength={100} required />
          <Field
            label={texts.heededBy}
            name="category"
            value={category}
            options={isKnown ? categories : [...categories, [category, category]]}
          />
        </div>
        <Field
          label={texts.content}
          name="content"
          value={prompt?.content}
          lines={5}
          maxLength={4000}
          hint={texts.contentHint}
          required
        />
      </Form>
    </div>
  )
}
