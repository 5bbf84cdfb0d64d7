import { useRef } from 'preact/hooks'
import { call } from '../../../client/call.ts'
import { readOrganizations, switchOrganization } from '../../../client/session.ts'
import { announce } from '../../../parts/announce.tsx'
import { Field } from '../../../parts/field.tsx'
import { Form } from '../../../parts/form.tsx'
import { texts as all } from '../../../texts/en/settings.ts'
import { openNext } from './next-section.ts'
import { slugOf } from './slug.ts'

const texts = all.fresh

export function Section() {
  const suggested = useRef('')
  /** The short name follows the name until somebody writes one. */
  function suggest({ currentTarget }: { currentTarget: HTMLInputElement }) {
    const slug = currentTarget.form?.elements.namedItem('slug')
    if (!(slug instanceof HTMLInputElement) || slug.value !== suggested.current) return
    suggested.current = slugOf(currentTarget.value)
    slug.value = suggested.current
  }
  return (
    <div class="panel">
      <Form
        action={texts.create}
        busy={texts.creating}
        faults={{ 'organizations.slug_taken': 'slug' }}
        send={async ({ name = '', slug = '' }) => {
          const { organizationId } = await call('POST /api/organizations', { name, slug })
          openNext('team')
          await switchOrganization(organizationId)
          announce(texts.created)
          await readOrganizations()
        }}
      >
        <Field label={all.name} name="name" maxLength={100} onInput={suggest} required />
        <Field
          label={texts.slug}
          name="slug"
          hint={texts.slugHint}
          autocapitalize="none"
          autocomplete="off"
          spellcheck={false}
          required
        />
      </Form>
    </div>
  )
}
