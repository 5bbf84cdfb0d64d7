import { useRef, useState } from 'preact/hooks'
import { call } from '../../../client/call.ts'
import type { OrganizationChoice } from '../../../client/session.ts'
import { announce } from '../../../parts/announce.tsx'
import { Choices, Field } from '../../../parts/field.tsx'
import { Form, changedOf } from '../../../parts/form.tsx'
import { Given } from '../../../parts/given.tsx'
import { texts as all } from '../../../texts/en/settings.ts'
import { changesOf, gigabyte } from './limits.ts'
import { may } from '../../../client/may.ts'
import type { SectionProps } from './sections.ts'

const texts = all.general
const tiers = (['startup', 'growth', 'enterprise'] as const).map((tier) => [tier, tier] as const)

export function Section({ organization, reload }: SectionProps) {
  const [saved, setSaved] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  const { organizationId } = organization
  return (
    <div class="panel" ref={place}>
      {/* Limits follow the tier, so all fields begin anew with what is true after a change. */}
      <Form
        key={saved}
        action={all.save}
        busy={all.saving}
        send={async (values, form) => {
          const changed = changesOf(changedOf(form, values))
          await call('PATCH /api/organizations/{organizationId}', { organizationId, ...changed })
          await reload()
          setSaved((before) => before + 1)
          announce(all.saved)
          requestAnimationFrame(() =>
            place.current?.querySelector<HTMLElement>('form > .actions button')?.focus(),
          )
        }}
      >
        <Naming organization={organization} />
        <Limits settings={organization.settings} />
      </Form>
    </div>
  )
}

function Naming({ organization }: { organization: OrganizationChoice }) {
  const { organizationId, name, slug, tier, billingEmail, role } = organization
  const isOwner = may(role, 'owner')
  const owners = { disabled: !isOwner, ...(!isOwner && { hint: texts.ownerOnly }) }
  return (
    <>
      <Field label={all.name} name="name" value={name} maxLength={100} required />
      <div class="pair">
        <Field
          label={texts.billingEmail}
          name="billingEmail"
          type="email"
          value={billingEmail ?? ''}
          autocomplete="off"
          {...owners}
        />
        <Field label={texts.tier} name="tier" value={tier} options={tiers} {...owners} />
      </div>
      <p class="hint">
        {texts.shortName}
        <Given>{slug}</Given>
        {texts.id}
        <code>{organizationId}</code>
      </p>
    </>
  )
}

function Limits({ settings }: { settings: OrganizationChoice['settings'] }) {
  const { maxMembers, maxProjects, maxStorage, allowPublicKBs } = settings
  return (
    <>
      <h3>{texts.limits}</h3>
      {maxStorage === undefined ? (
        <p class="hint">{texts.limitsOfOwners}</p>
      ) : (
        <>
          <p class="hint">{texts.limitsHint}</p>
          <div class="pair">
            <Maximum label={texts.maxMembers} name="maxMembers" value={maxMembers} />
            <Maximum label={texts.maxProjects} name="maxProjects" value={maxProjects} />
          </div>
          <Field
            label={texts.maxStorage}
            name="maxStorage"
            type="number"
            value={String(maxStorage / gigabyte)}
            min="0"
            step="any"
          />
        </>
      )}
      <Choices
        legend={texts.knowledgeBases}
        name="allowPublicKBs"
        type="checkbox"
        chosen={allowPublicKBs ? ['yes'] : []}
        options={[['yes', texts.mayBePublic]]}
      />
    </>
  )
}

const Maximum = ({ value, ...named }: { label: string; name: string; value: number | undefined }) => (
  <Field {...named} type="number" value={String(value ?? '')} min="1" />
)
