import { useSignal } from '@preact/signals'
import { messageOf } from '../../client/refusal.ts'
import { texts } from '../../texts/en/editing.ts'
import { announce } from '../announce.tsx'
import { Button } from '../button.tsx'
import type { Editing } from './use-editing.ts'

/** Below what is edited, and always to be seen: that something is not saved, and the ways to save or to leave it. */
export function SaveBar<T>({ editing }: { editing: Editing<T> }) {
  const fault = useSignal('')
  const { isChanged, save, discard, clashes } = editing
  async function press() {
    fault.value = ''
    try {
      if (await save()) announce(texts.saved)
    } catch (error) {
      fault.value = messageOf(error)
    }
  }
  if (!isChanged()) return null
  return (
    <div class="action-bar" role="region" aria-label={texts.unsaved}>
      <p class={fault.value ? 'fault' : undefined} role="status" dir="auto">
        {fault.value || (clashes.value.length > 0 ? texts.chooseFirst : texts.unsaved)}
      </p>
      <Button kind="quiet" act={discard}>
        {texts.discard}
      </Button>
      <Button kind="primary" act={press} busy={texts.saving} disabled={clashes.value.length > 0}>
        {texts.save}
      </Button>
    </div>
  )
}
