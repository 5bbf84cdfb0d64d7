import { call } from '../../../client/call.ts'
import { Field } from '../../../parts/field.tsx'
import { Form, type Values, changedOf } from '../../../parts/form.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { texts as all, newWebsite as words } from '../../../texts/en/analytics.ts'
import { details as texts } from '../../../texts/en/analytics-settings.ts'
import { TimezoneField } from '../parts/timezone-field.tsx'
import type { OfWebsite } from '../parts/website-page.tsx'

/** What a website is called, and where and when it is. Only what was changed is sent, so that what others change meanwhile stays. */
export function Details({ website: { id, name, domain, timezone }, opened, rights }: OfWebsite) {
  async function send(values: Values, form: HTMLFormElement) {
    const { name: called, domain: host, timezone: zone } = changedOf(form, values)
    const saved = await call('PATCH /api/websites/{websiteId}', {
      websiteId: id,
      ...(called && { name: called }),
      ...(host !== undefined && { domain: host }),
      ...(zone && { timezone: zone }),
    })
    opened.put(saved)
    toast(texts.saved)
  }
  return (
    <section class="panel" aria-labelledby="website-details">
      <h2 id="website-details">{texts.title}</h2>
      {rights.change ? (
        <Form key={`${name}\n${domain}\n${timezone}`} action={texts.save} busy={texts.saving} send={send}>
          <Field
            label={words.name}
            name="name"
            value={name}
            autocomplete="off"
            dir="auto"
            maxLength={100}
            required
          />
          <Field
            label={words.domain}
            name="domain"
            value={domain ?? ''}
            hint={words.domainHint}
            autocomplete="off"
            inputMode="url"
            maxLength={500}
          />
          <TimezoneField value={timezone} />
        </Form>
      ) : (
        <>
          <h3 dir="auto">{name}</h3>
          <p>
            <bdi>{domain ?? all.noDomain}</bdi> · {timezone}
          </p>
          <p class="muted">{texts.onlyReads}</p>
        </>
      )}
    </section>
  )
}
