import type { Signal } from '@preact/signals'
import { texts } from '../../../texts/en/generator.ts'

export interface Extras {
  target: string
  userEmail: string
  /** Whether the cases are played once on the page. */
  rehearse: boolean
}

export const noExtras: Extras = { target: '', userEmail: '', rehearse: false }

/** The optional e-mail address that finds the session again. */
export function More({ extras }: { extras: Signal<Extras> }) {
  return (
    <details class="gen-more">
      <summary>{texts.more}</summary>
      <div class="field">
        <label for="email">{texts.email}</label>
        <input
          id="email"
          type="email"
          autocomplete="email"
          value={extras.value.userEmail}
          aria-describedby="email-hint"
          onInput={({ currentTarget }) =>
            (extras.value = { ...extras.peek(), userEmail: currentTarget.value.trim() })
          }
        />
        <p class="hint" id="email-hint">
          {texts.emailHint}
        </p>
      </div>
    </details>
  )
}
