import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { texts } from '../../texts/en/editing.ts'
import { announce } from '../announce.tsx'
import { Button } from '../button.tsx'
import { Form } from '../form.tsx'
import { Clashes } from './clashes.tsx'
import type { Editing } from './use-editing.ts'

interface EditingFormProps<T> {
  editing: Editing<T>
  label: string
  /** The name of the field that gets the focus. */
  first: string
  nameOf: (field: string) => string
  /** A version of a field in words. */
  say?: (field: string, value: unknown) => string
  /** Notes why something was refused, and throws it on. */
  refused: (failure: unknown) => never
  close: () => void
  children: ComponentChildren
}

const asText = (_field: string, value: unknown) => (typeof value === 'string' ? value : '')

/** Some texts of a record, edited in place of it until they are saved or left. Who sends once more after both versions were shown insists on their own. */
export function EditingForm<T>(props: EditingFormProps<T>) {
  const { editing, label, first, nameOf, say = asText, refused, close, children } = props
  const { clashes, choose, save, discard, isChanged } = editing
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus(), [])
  function leave() {
    discard()
    close()
  }
  async function send() {
    for (const clash of clashes.peek()) choose(clash, 'mine')
    if (!(await save().catch(refused))) return
    announce(texts.saved)
    // What was typed while it was saved stays.
    if (!isChanged()) close()
  }
  return (
    <div ref={place}>
      <Form
        label={label}
        action={clashes.value.length > 0 ? texts.saveMine : texts.save}
        busy={texts.saving}
        send={send}
        beside={<Button act={leave}>{texts.cancel}</Button>}
      >
        {children}
        <Clashes editing={editing} nameOf={nameOf} say={say} />
      </Form>
    </div>
  )
}
