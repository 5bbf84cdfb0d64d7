import { Field } from '../../../../parts/field.tsx'
import { Form } from '../../../../parts/form.tsx'
import { texts } from '../../../../texts/en/generator-page.ts'
import { keptTarget } from '../drafts.ts'
import { generateAgain } from '../generate-again.ts'
import { session } from '../store.ts'

/** Names the page to look at, and makes the cases anew with it. */
export function LookForm({ address }: { address?: string | undefined }) {
  const { sessionId = '', requirements = '' } = session.value ?? {}
  return (
    <Form
      action={texts.look}
      busy={texts.looking}
      kind="plain"
      send={({ pageUrl = '' }) => generateAgain({ requirements }, pageUrl)}
    >
      <Field
        label={texts.address}
        name="pageUrl"
        type="url"
        inputMode="url"
        placeholder="https://"
        required
        value={address ?? keptTarget(sessionId)}
      />
    </Form>
  )
}
