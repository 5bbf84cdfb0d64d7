import type { Signal } from '@preact/signals'
import { demoOf } from '../../../parts/run/settings.ts'
import { texts } from '../../../texts/en/generator.ts'
import type { Extras } from './more.tsx'

/** The page that is looked at and that the cases will run against, with what was refused about it. */
export function PageToTest({ extras, fault }: { extras: Signal<Extras>; fault: string }) {
  const { target, rehearse } = extras.value
  const write = (change: Partial<Extras>) => (extras.value = { ...extras.peek(), ...change })
  const demo = demoOf(location)
  return (
    <div class="gen-target">
      <div class="field">
        <label for="target">
          {texts.target} <span class="muted">{texts.optional}</span>
        </label>
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
      </div>
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
  )
}

/** A look at the page sends nothing; playing cases on it may, so it is asked for. */
const Rehearse = ({ isOn, write }: { isOn: boolean; write: (isOn: boolean) => void }) => (
  <div class="gen-rehearse">
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
  </div>
)
