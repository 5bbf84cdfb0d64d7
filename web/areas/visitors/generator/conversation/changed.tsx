import { useSignal } from '@preact/signals'
import { Button } from '../../../../parts/button.tsx'
import { lazyPart } from '../../../../parts/lazy-part.tsx'
import { texts } from '../../../../texts/en/generator-chat.ts'
import { busy, session } from '../store.ts'
import type { ShownChange } from './message-changes.ts'
import { sendMessage } from './send-message.ts'

const ChangedCases = lazyPart(() => import('./changed-cases.tsx').then((part) => part.ChangedCases))

/** Below an answer: what its message changed, and the way back from the last one. */
export function Changed({ of }: { of: ShownChange | undefined }) {
  const isOpen = useSignal(false)
  if (!of) return null
  async function undo() {
    const sessionId = session.peek()?.sessionId
    if (sessionId) await sendMessage(sessionId, texts.undoMessage)
  }
  const words = isOpen.value ? texts.hideChanged : texts.showChanged
  return (
    <div class="chat-changed">
      <p class="chat-changed-acts">
        <Button
          kind="link"
          label={texts.changedBy(words, of.change.message)}
          expanded={isOpen.value}
          act={() => (isOpen.value = !isOpen.peek())}
        >
          {words}
        </Button>
        {of.isLast && (
          <Button kind="link" label={texts.undoOf} disabled={busy.value !== null} act={undo}>
            {texts.undo}
          </Button>
        )}
      </p>
      {/* The conversation is a live region: this would be read out whole. */}
      {isOpen.value && (
        <div role="group" aria-label={texts.changesOf} aria-live="off">
          <ChangedCases change={of.change} />
        </div>
      )}
    </div>
  )
}
