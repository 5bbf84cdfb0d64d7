import { useState } from 'preact/hooks'
import {
  type OrganizationChoice,
  organization,
  organizations,
  switchOrganization,
} from '../../../client/session.ts'
import { Field } from '../../../parts/field.tsx'
import { Form } from '../../../parts/form.tsx'
import { Given } from '../../../parts/given.tsx'
import { texts } from '../../../texts/en/settings.ts'
import { openNext } from './next-section.ts'

/** Which organization the settings are about, with a way to another one. */
export function Chooser({ shown }: { shown: string }) {
  const current = organization.value
  const choices = organizations.value
  return (
    <>
      {current && choices.length === 1 && (
        <p class="current">
          <b>
            <Given>{current.name}</Given>
          </b>
          <span class="hint">{texts.yourRole(current.role)}</span>
        </p>
      )}
      {current && choices.length > 1 && <Switch current={current} choices={choices} shown={shown} />}
      <p>
        <a href="#new-organization">{texts.newOrganization}</a>
      </p>
    </>
  )
}

interface SwitchProps {
  current: OrganizationChoice
  choices: readonly OrganizationChoice[]
  shown: string
}

function Switch({ current, choices, shown }: SwitchProps) {
  const [chosen, choose] = useState(current.organizationId)
  const isOther = chosen !== current.organizationId
  return (
    <div class={isOther ? 'chooser' : 'chooser same'}>
      <Form
        action={texts.switchTo}
        busy={texts.switching}
        kind="plain"
        send={async () => {
          openNext(shown)
          await switchOrganization(chosen)
        }}
      >
        <Field
          label={texts.organization}
          name="organizationId"
          value={current.organizationId}
          options={choices.map(({ organizationId, name }) => [organizationId, name] as const)}
          onInput={({ currentTarget }) => choose(currentTarget.value)}
        />
        <p class="hint">{texts.yourRole(current.role)}</p>
      </Form>
    </div>
  )
}
