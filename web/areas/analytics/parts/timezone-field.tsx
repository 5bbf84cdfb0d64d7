import { useId } from 'preact/hooks'
import { Field } from '../../../parts/field.tsx'
import { newWebsite as texts } from '../../../texts/en/analytics.ts'

export const ownTimezone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')]

/** A field for a time zone, with all that there are to choose from. */
export function TimezoneField({ value }: { value: string }) {
  const id = useId()
  return (
    <>
      <Field
        label={texts.timezone}
        name="timezone"
        hint={texts.timezoneHint}
        value={value}
        list={id}
        autocomplete="off"
        spellcheck={false}
        maxLength={64}
        required
      />
      <datalist id={id}>
        {zones.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}
