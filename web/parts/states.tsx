import type { ComponentChildren } from 'preact'
import { messageOf } from '../client/refusal.ts'
import { texts } from '../texts/en/parts.ts'
import { Button } from './button.tsx'

export const Loading = ({ text = texts.loading }: { text?: string }) => (
  <p class="progress" role="status">
    {text}
  </p>
)

export const Empty = ({ children }: { children: ComponentChildren }) => <div class="empty">{children}</div>

/** Why something is not here, in the words of the service, and how to go on: when a limit ends, or a way to try again. */
export function Failed({ error, retry }: { error: unknown; retry?: () => unknown }) {
  return (
    <div class="fault" role="alert">
      <p dir="auto">{messageOf(error)}</p>
      {retry && (
        <Button small act={retry}>
          {texts.tryAgain}
        </Button>
      )}
    </div>
  )
}
