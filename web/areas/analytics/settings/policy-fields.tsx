import { useId } from 'preact/hooks'
import { Field } from '../../../parts/field.tsx'
import { policy as texts } from '../../../texts/en/analytics-settings.ts'
import type { Policy } from '../parts/types.ts'
import { ipHandlings, maskings, periods, promises } from './change.ts'

export const PolicyFields = ({ policy }: { policy: Policy }) => (
  <>
    <Field
      label={texts.ipHandling}
      name="ipHandling"
      hint={texts.ipHint}
      value={policy.ipHandling}
      options={ipHandlings.map((each) => [each, texts.ipHandlings[each]] as const)}
    />
    <div class="pair">
      <Field
        label={texts.visitorPeriod}
        name="visitorPeriod"
        value={policy.visitorPeriod}
        options={periods.map((each) => [each, texts.periods[each]] as const)}
      />
      <Field
        label={texts.retentionDays}
        name="retentionDays"
        hint={texts.retentionHint}
        value={policy.retentionDays === null ? '' : String(policy.retentionDays)}
        type="number"
        min={1}
        max={3650}
        step={1}
        autocomplete="off"
      />
    </div>
    <Field
      label={texts.replayMasking}
      name="replayMasking"
      hint={texts.maskingHint}
      value={policy.replayMasking}
      options={maskings.map((each) => [each, texts.maskings[each]] as const)}
    />
    <fieldset>
      <legend>{texts.promises}</legend>
      {promises.map((name) => (
        <Promised key={name} name={name} text={texts.promiseNames[name]} isChosen={policy[name]} />
      ))}
    </fieldset>
    <Others policy={policy} />
  </>
)

const Others = ({ policy }: { policy: Policy }) => (
  <>
    <div class="pair">
      <Field
        label={texts.blockedCountries}
        name="blockedCountries"
        hint={texts.countriesHint}
        value={policy.blockedCountries.join(', ')}
        autocomplete="off"
        spellcheck={false}
      />
      <Field
        label={texts.contactEmail}
        name="contactEmail"
        value={policy.contactEmail ?? ''}
        type="email"
        autocomplete="off"
        maxLength={254}
      />
    </div>
    <Field
      label={texts.text}
      name="text"
      hint={texts.textHint}
      value={policy.text ?? ''}
      lines={5}
      maxLength={20_000}
    />
  </>
)

function Promised({ name, text, isChosen }: { name: string; text: string; isChosen: boolean }) {
  const id = useId()
  return (
    <div class="choice">
      <input id={id} name={name} type="checkbox" defaultChecked={isChosen} />
      <label for={id}>{text}</label>
    </div>
  )
}
