import type { Signal } from '@preact/signals'
import { texts } from '../../../texts/en/generator.ts'
import { demoOf } from '../../../parts/run/settings.ts'

export interface Given {
  target: string
  userEmail: string
  /** Whether the cases are played once on the page. */
  rehearse: boolean
}

export const noMore: Given = { target: '', userEmail: '', rehearse: false }

/** What need not be given: the page that is looked at and that the cases will run against, with what was refused about it, and an address to find the session again by. */
export function More({ given, fault }: { given: Signal<Given>; fault: string }) {
  const { target, userEmail, rehearse } = given.value
  const write = (change: Partial<Given>) => (given.value = { ...given.peek(), ...change })
  const demo = demoOf(location)
  return (
    <details class="gen-more" open={fault !== '' || undefined}>
      <summary>{texts.more}</summary>
      <div class="pair">
        <div class="field">
          <label for="target">{texts.target}</label>
          <input
            id="target"
            type="url"
            inputMode="url"
            autocomplete="url"
            placeholder="https://"
            value={target}
            aria-describedby={fault ? 'target-fault target-hint' : 'target-hint'}
            aria-invalid={fault ? 'true' : undefined}
            onInput={({ currentTarget }) => write({ target: currentTarget.value })}
          />
          {fault && (
            <p class="fault" id="target-fault" role="alert" dir="auto">
              {fault}
            </p>
          )}
          <p class="hint" id="target-hint">
            {texts.targetHint}{' '}
            {demo && (
              <>
                <button type="button" class="link" onClick={() => write({ target: demo })}>
                  {texts.useDemo}
                </button>{' '}
                {texts.demoFits}
              </>
            )}
          </p>
          {target.trim() !== '' && <Rehearse isOn={rehearse} write={(on) => write({ rehearse: on })} />}
        </div>
        <div class="field">
          <label for="email">{texts.email}</label>
          <input
            id="email"
            type="email"
            autocomplete="email"
            value={userEmail}
            aria-describedby="email-hint"
            onInput={({ currentTarget }) => write({ userEmail: currentTarget.value.trim() })}
          />
          <p class="hint" id="email-hint">
            {texts.emailHint}
          </p>
        </div>
      </div>
    </details>
  )
}

/** A look at the page sends nothing; playing cases on it may, so it is asked for. */
const Rehearse = ({ isOn, write }: { isOn: boolean; write: (isOn: boolean) => void }) => (
  <>
    <div class="choice">
      <input
        id="rehearse"
        type="checkbox"
        checked={isOn}
        aria-describedby="rehearse-hint"
        onChange={({ currentTarget }) => write(currentTarget.checked)}
      />
      <label for="rehearse">{texts.rehearse}</label>
    </div>
    <p class="hint" id="rehearse-hint">
      {texts.rehearseHint}
    </p>
  </>
)
