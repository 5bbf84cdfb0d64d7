import type { ComponentChildren } from 'preact'
import { Refusal } from '../../../client/refusal.ts'
import { Field } from '../../field.tsx'
import { Form, type Values } from '../../form.tsx'
import { texts } from '../../../texts/en/run.ts'
import { type RunConfig, demoOf, lastTarget, secretNames } from '../settings.ts'
import { BrokenSecret, configOf } from './config.ts'
import { Options } from './options.tsx'

const say = texts.setup

interface SetupFormProps {
  children: ComponentChildren
  /** What would run now. */
  cases: () => Parameters<typeof secretNames>[0]
  send: (config: RunConfig, values: Values) => Promise<unknown>
  beside?: ComponentChildren
}

const refused = (path: string, message: string) => new Refusal(400, { message, details: [{ path, message }] })

/** The page to test, the cases (its children) and the settings. */
export function SetupForm({ children, cases, send, beside }: SetupFormProps) {
  async function submit(values: Values) {
    const config = read(values)
    const chosen = cases()
    if (chosen.length === 0) throw refused('', say.pickOne)
    const missing = secretNames(chosen).filter((name) => config.secrets?.[name] === undefined)
    if (missing.length > 0) throw refused('secrets', say.secretsMissing(missing))
    await send(config, values)
  }
  return (
    <Form
      action={say.start}
      busy={say.starting}
      send={submit}
      faults={{ 'targets.refused': 'url' }}
      beside={beside}
    >
      <div class="panel">
        <Target />
      </div>
      <div class="panel">{children}</div>
      <Options />
    </Form>
  )
}

function read(values: Record<string, string>): RunConfig {
  try {
    return configOf(values)
  } catch (error) {
    if (error instanceof BrokenSecret) throw refused('secrets', say.secretsBroken(error.line))
    throw error
  }
}

function Target() {
  const demo = demoOf(location)
  function useDemo(event: Event) {
    const field = (event.currentTarget as HTMLElement).closest('form')?.elements.namedItem('url')
    if (!(field instanceof HTMLInputElement)) return
    field.value = demo ?? ''
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
  }
  return (
    <>
      <Field
        label={say.target}
        name="url"
        inputMode="url"
        autocomplete="url"
        placeholder="https://example.com/sign-up"
        maxLength={2000}
        hint={say.targetHint}
        value={lastTarget()}
        required
      />
      {demo && (
        <p class="hint">
          <button type="button" class="link" onClick={useDemo}>
            {say.demo}
          </button>{' '}
          ({say.demoHint})
        </p>
      )}
    </>
  )
}
