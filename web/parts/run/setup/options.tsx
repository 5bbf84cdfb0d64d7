import { useId } from 'preact/hooks'
import { Field } from '../../field.tsx'
import { texts } from '../../../texts/en/run.ts'

const say = texts.setup

/** What has a sensible value already. */
export function Options() {
  return (
    <details class="panel options">
      <summary>{say.options}</summary>
      <div class="options-body">
        <Tick name="strength" label={say.strength} hint={say.strengthHint} />
        <Tick name="video" label={say.video} checked />
        <Tick name="stop" label={say.stop} />
        <Field label={say.viewport} name="viewport" options={say.viewports} />
        <div class="pair">
          <Field label={say.locale} name="locale" value="en-US" hint={say.localeHint} />
          <Field label={say.timezone} name="timezone" value="UTC" hint={say.timezoneHint} />
        </div>
        <div class="pair">
          <Field label={say.user} name="username" autocomplete="off" hint={say.basicHint} />
          <Field label={say.password} name="password" type="password" autocomplete="new-password" />
        </div>
        <Field
          label={say.secrets}
          name="secrets"
          lines={2}
          hint={say.secretsHint}
          autocomplete="off"
          spellcheck={false}
        />
      </div>
    </details>
  )
}

function Tick({
  name,
  label,
  hint,
  checked,
}: {
  name: string
  label: string
  hint?: string
  checked?: boolean
}) {
  const id = useId()
  return (
    <div class="choice">
      <input
        id={id}
        type="checkbox"
        name={name}
        defaultChecked={checked}
        {...(hint && { 'aria-describedby': `${id}-hint` })}
      />
      <div>
        <label for={id}>{label}</label>
        {hint && (
          <p class="hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
