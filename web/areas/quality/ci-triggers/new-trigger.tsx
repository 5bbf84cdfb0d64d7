import { type Signal, useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { type Input, call } from '../../../client/call.ts'
import { repeatKeys } from '../../../client/repeat-key.ts'
import { Field } from '../../../parts/field.tsx'
import { Form, type Values } from '../../../parts/form.tsx'
import { lastTarget } from '../../../parts/run/settings.ts'
import { environments } from '../../../parts/run/start/environments.ts'
import { texts } from '../../../texts/en/quality-ci-triggers.ts'
import { words } from '../../../texts/en/quality.ts'
import type { Story } from '../parts/types.ts'
import type { NewlyMade } from './trigger.ts'
import { storyOptions } from '../parts/choice.tsx'

type Asked = Input<'POST /api/projects/{projectId}/ci-triggers'>

const kinds = ['all', 'tag', 'story'] as const
type Kind = (typeof kinds)[number]

interface NewTriggerProps {
  projectId: string
  stories: readonly Story[]
  made: (trigger: NewlyMade) => Promise<void>
}

/** What a push shall start. A second try after a broken connection makes no second trigger, and answers with the same secret. */
export function NewTrigger({ projectId, stories, made }: NewTriggerProps) {
  const kind = useSignal<Kind>('all')
  const keys = useRef(repeatKeys())
  async function send(values: Values, form: HTMLFormElement) {
    const asked = askedOf(projectId, values)
    const route = 'POST /api/projects/{projectId}/ci-triggers'
    const trigger = await call(route, asked, { idempotencyKey: keys.current.keyFor(asked) })
    keys.current.renew()
    form.reset()
    kind.value = 'all'
    await made(trigger)
  }
  return (
    <Form action={texts.create} busy={texts.creating} label={texts.fresh} send={send}>
      <div class="pair">
        <Field
          label={texts.name}
          name="name"
          hint={texts.nameHint}
          maxLength={200}
          autocomplete="off"
          dir="auto"
          required
        />
        <Field
          label={texts.target}
          name="targetUrl"
          type="url"
          value={lastTarget()}
          placeholder="https://"
          hint={texts.targetHint}
          maxLength={2000}
          required
        />
      </div>
      <Suite kind={kind} stories={stories} />
      <When />
      <Field
        label={texts.callback}
        name="callbackUrl"
        type="url"
        placeholder="https://"
        hint={texts.callbackHint}
      />
    </Form>
  )
}

function kindOf(target: EventTarget | null) {
  const { name, value } = target as HTMLSelectElement
  return name === 'suite' ? kinds.find((one) => one === value) : undefined
}

const askedOf = (
  projectId: string,
  { name = '', targetUrl = '', tag, storyId, branch, environment, callbackUrl }: Values,
): Asked => ({
  projectId,
  name,
  targetUrl,
  suite: tag ? { tag } : storyId ? { storyId } : null,
  branch: branch ?? null,
  environment: environments.find((one) => one === environment) ?? null,
  callbackUrl: callbackUrl ?? null,
})

/** Which cases run. */
const Suite = ({ kind, stories }: { kind: Signal<Kind>; stories: readonly Story[] }) => (
  <div class="pair" onChange={({ target }) => (kind.value = kindOf(target) ?? kind.value)}>
    <Field label={texts.suite} name="suite" options={kinds.map((one) => [one, texts.suites[one]] as const)} />
    {kind.value === 'tag' && (
      <Field label={texts.tag} name="tag" maxLength={200} autocomplete="off" dir="auto" required />
    )}
    {kind.value === 'story' && (
      <Field label={texts.story} name="storyId" options={storyOptions(stories)} required />
    )}
  </div>
)

/** Which pushes start them, and how they are sorted in. */
const When = () => (
  <div class="pair">
    <Field
      label={texts.branch}
      name="branch"
      hint={texts.branchHint}
      maxLength={255}
      autocomplete="off"
      dir="auto"
    />
    <Field
      label={texts.environment}
      name="environment"
      options={[
        ['', texts.noEnvironment],
        ...environments.map((one) => [one, words.environments[one]] as const),
      ]}
    />
  </div>
)
