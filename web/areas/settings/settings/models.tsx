import { call } from '../../../client/call.ts'
import { announce } from '../../../parts/announce.tsx'
import { Field } from '../../../parts/field.tsx'
import { Form, changedOf } from '../../../parts/form.tsx'
import { useRead } from '../../../parts/read.ts'
import { Failed, Loading } from '../../../parts/states.tsx'
import { texts as all } from '../../../texts/en/settings.ts'
import { Ceiling } from './models/ceiling.tsx'
import { Prompts } from './models/prompts.tsx'
import { may } from '../../../client/may.ts'
import { Panel } from '../../../parts/rows.tsx'
import type { SectionProps } from './sections.ts'

const texts = all.models

export function Section({ organization, reload }: SectionProps) {
  const { organizationId, role } = organization
  return (
    <>
      <Panel title={texts.title}>
        <Preferences organizationId={organizationId} mayChange={may(role, 'admin')} />
      </Panel>
      <Ceiling organization={organization} reload={reload} />
      <Prompts organizationId={organizationId} mayChange={may(role, 'member')} />
    </>
  )
}

const preferences = 'api/organizations/{organizationId}-prefs/model-preferences' as const

function Preferences({ organizationId, mayChange }: { organizationId: string; mayChange: boolean }) {
  const { reading, again } = useRead(async () => {
    const [chosen, { engines }] = await Promise.all([
      call(`GET /${preferences}`, { organizationId }),
      call('GET /api/health'),
    ])
    return { ...chosen, isEmbedded: engines.model === 'embedded' }
  }, [organizationId])
  const now = reading.value
  if (now.state === 'loading') return <Loading />
  if (now.state === 'failed') return <Failed error={now.error} retry={again} />
  const { chatModel, agentModel, isEmbedded } = now.value
  const fields = (
    <>
      {isEmbedded && <p class="note">{texts.embedded}</p>}
      <Model
        label={texts.chat}
        name="chatModel"
        value={chatModel}
        hint={texts.chatHint}
        mayChange={mayChange}
      />
      <Model
        label={texts.agent}
        name="agentModel"
        value={agentModel}
        hint={texts.agentHint}
        mayChange={mayChange}
      />
    </>
  )
  if (!mayChange) return fields
  return (
    <Form
      action={texts.save}
      busy={all.saving}
      send={async (values, form) => {
        await call(`PUT /${preferences}`, { organizationId, ...changedOf(form, values) })
        announce(all.saved)
        // The next change is compared with what is saved now.
        await again()
      }}
    >
      {fields}
    </Form>
  )
}

interface ModelProps {
  label: string
  name: string
  value: string | null
  hint: string
  mayChange: boolean
}

const Model = ({ label, name, value, hint, mayChange }: ModelProps) => (
  <Field
    label={label}
    name={name}
    value={value ?? ''}
    maxLength={200}
    placeholder={texts.usual}
    disabled={!mayChange}
    hint={mayChange ? hint : texts.adminOnly}
    autocomplete="off"
    spellcheck={false}
  />
)
