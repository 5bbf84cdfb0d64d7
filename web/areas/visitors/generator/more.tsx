import type { Signal } from '@preact/signals'
import { texts } from '../../../texts/en/generator.ts'

export interface Given {
  target: string
  userEmail: string
  /** Whether the cases are played once on the page. */
  rehearse: boolean
}

export const noMore: Given = { target: '', userEmail: '', rehearse: false }

/** What need not be given: an address to find the session again by. */
export function More({ given }: { given: Signal<Given> }) {
  return (
    <details class="gen-more">
      <summary>{texts.more}</summary>
      <div class="field">
        <label for="email">{texts.email}</label>
        <input
          id="email"
          type="email"
          autocomplete="email"
          value={given.value.userEmail}
          aria-describedby="email-hint"
          onInput={({ currentTarget }) =>
            (given.value = { ...given.peek(), userEmail: currentTarget.value.trim() })
          }
        />
        <p class="hint" id="email-hint">
          {texts.emailHint}
        </p>
      </div>
    </details>
  )
}
