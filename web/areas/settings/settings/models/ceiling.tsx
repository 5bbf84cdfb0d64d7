import { call } from '../../../../client/call.ts'
import { may } from '../../../../client/may.ts'
import { announce } from '../../../../parts/announce.tsx'
import { Field } from '../../../../parts/field.tsx'
import { Form } from '../../../../parts/form.tsx'
import { Panel } from '../../../../parts/rows.tsx'
import { texts as all } from '../../../../texts/en/settings.ts'
import type { SectionProps } from '../sections.ts'

const texts = all.models

/** What questions to models may cost the organization in a day; an empty field leaves it to the operator. */
export function Ceiling({ organization, reload }: SectionProps) {
  const { organizationId, role, settings } = organization
  const mayChange = may(role, 'admin')
  const field = (
    <Field
      label={texts.usdPerDay}
      name="modelUsdPerDay"
      type="number"
      min="0"
      max="1000000"
      step="any"
      value={settings.modelUsdPerDay?.toString() ?? ''}
      disabled={!mayChange}
      hint={mayChange ? texts.usdPerDayHint : texts.adminOnly}
    />
  )
  if (!mayChange) return <Panel title={texts.costs}>{field}</Panel>
  return (
    <Panel title={texts.costs}>
      <Form
        action={texts.saveCeiling}
        busy={all.saving}
        send={async ({ modelUsdPerDay: usd }) => {
          const modelUsdPerDay = usd === '' ? null : Number(usd)
          await call('PATCH /api/organizations/{organizationId}', {
            organizationId,
            settings: { modelUsdPerDay },
          })
          await reload()
          announce(all.saved)
        }}
      >
        {field}
      </Form>
    </Panel>
  )
}
