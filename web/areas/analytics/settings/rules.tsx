import { call } from '../../../client/call.ts'
import { Field } from '../../../parts/field.tsx'
import { Form, type Values, changedOf } from '../../../parts/form.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { rules as texts } from '../../../texts/en/analytics-settings.ts'
import type { OfWebsite } from '../parts/website-page.tsx'
import { ruleNames, rulesIn } from './change.ts'

/** Whose hits do not count: lists of one entry in each line. */
export function Rules({ website: { id, rules }, opened, rights }: OfWebsite) {
  async function send(values: Values, form: HTMLFormElement) {
    const changed = rulesIn(changedOf(form, values))
    opened.put(await call('PATCH /api/websites/{websiteId}', { websiteId: id, rules: changed }))
    toast(texts.saved)
  }
  return (
    <section class="panel" aria-labelledby="website-rules">
      <h2 id="website-rules">{texts.title}</h2>
      {rights.change ? (
        <>
          <p class="muted">{texts.lead}</p>
          <Form key={JSON.stringify(rules)} action={texts.save} busy={texts.saving} send={send}>
            <div class="pair">
              {ruleNames.map((name) => (
                <Field
                  key={name}
                  label={texts.names[name]}
                  name={name}
                  hint={texts.hints[name]}
                  value={rules[name].join('\n')}
                  lines={4}
                  spellcheck={false}
                />
              ))}
            </div>
          </Form>
        </>
      ) : (
        <dl class="website-rules">
          {ruleNames.map((name) => (
            <div key={name}>
              <dt>{texts.names[name]}</dt>
              <dd dir="auto">{rules[name].join(', ') || texts.nothing}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
