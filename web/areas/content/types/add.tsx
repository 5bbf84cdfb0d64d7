import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { announce } from '../../../parts/announce.tsx'
import { Button } from '../../../parts/button.tsx'
import { Field } from '../../../parts/field.tsx'
import { texts as all } from '../../../texts/en/content.ts'

const texts = all.types

interface AddProps {
  words: string
  label?: string
  name: string
  add: (name: string) => void
}

/** A button that becomes a field for a name, and back again. */
export function Add({ words, label, name, add }: AddProps) {
  const typed = useSignal<string | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const isOpen = typed.value !== null
  useEffect(() => place.current?.querySelector('input')?.focus(), [isOpen])
  function close() {
    typed.value = null
    setTimeout(() => place.current?.querySelector('button')?.focus())
  }
  function take(event: Event) {
    event.preventDefault()
    const given = typed.value?.trim() ?? ''
    if (given === '') return
    add(given)
    announce(texts.added(given))
    close()
  }
  return (
    <div ref={place} class="add-by-name">
      {typed.value === null ? (
        <Button small act={() => void (typed.value = '')} {...(label && { label })}>
          {words}
        </Button>
      ) : (
        <form aria-label={label ?? words} onSubmit={take}>
          <Field
            label={texts.newName}
            name={name}
            value={typed.value}
            maxLength={200}
            autocomplete="off"
            write={(text) => (typed.value = text)}
          />
          <button type="submit" class="button">
            {texts.create}
          </button>
          <Button kind="quiet" act={close}>
            {texts.cancel}
          </Button>
        </form>
      )}
    </div>
  )
}
