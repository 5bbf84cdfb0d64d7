import { useSignal } from '@preact/signals'
import { type Input, call } from '../../../client/call.ts'
import { draftOf, keepDraft } from '../../../client/draft.ts'
import { Refusal } from '../../../client/refusal.ts'
import { announce } from '../../../parts/announce.tsx'
import { Choices, Field } from '../../../parts/field.tsx'
import { Form, type Values } from '../../../parts/form.tsx'
import type { Project } from '../../../parts/project-page.tsx'
import { useTitle } from '../../../parts/title.ts'
import { texts } from '../../../texts/en/stories-risks.ts'
import { Found } from './found.tsx'
import type { Analysis } from './matrix-cells.ts'

/** As the service names them. */
const frameworks = ['GDPR', 'HIPAA', 'PCI DSS 4.0.1', 'SOC 2', 'ISO 27001:2022', 'WCAG 2.2 AA'] as const

type Asked = Input<'POST /api/pm/risks/analyze'>

/** Reads texts and stories for what may go wrong. */
export function Risks({ project }: { project: Project }) {
  const { projectId, name } = project
  const found = useSignal<Analysis | null>(null)
  const place = `risks of ${projectId}`
  useTitle(`${texts.title} · ${name}`)
  async function send(values: Values, form: HTMLFormElement) {
    const answer = await call('POST /api/pm/risks/analyze', askedOf(project, values, new FormData(form)))
    found.value = answer
    announce(texts.found(answer.risks.length, answer.complianceGaps.length))
  }
  return (
    <article class="risks">
      <h1>{texts.title}</h1>
      <p class="lead">{texts.lead}</p>
      <section class="panel" aria-labelledby="risks-of">
        <h2 id="risks-of">{texts.form}</h2>
        <div
          onInput={({ target }) => {
            if (target instanceof HTMLTextAreaElement) keepDraft(place, { requirements: target.value })
          }}
        >
          <Form
            action={found.value ? texts.again : texts.analyze}
            busy={texts.analyzing}
            label={texts.title}
            send={send}
          >
            <Choices
              legend=""
              name="stories"
              type="checkbox"
              options={[['yes', texts.stories]]}
              chosen={['yes']}
            />
            <Field
              label={texts.text}
              name="requirements"
              lines={6}
              value={draftOf(place, ['requirements'])?.requirements}
              hint={texts.textHint}
              maxLength={200_000}
            />
            <Scope />
          </Form>
        </div>
      </section>
      {found.value && <Found projectId={projectId} analysis={found.value} />}
    </article>
  )
}

/** What else narrows it down. */
const Scope = () => (
  <div class="risk-fields">
    <Field label={texts.domain} name="domain" hint={texts.domainHint} autocomplete="off" maxLength={200} />
    <div>
      <Choices
        legend={texts.frameworks}
        name="frameworks"
        type="checkbox"
        options={frameworks.map((one) => [one, one])}
      />
      <p class="hint">{texts.frameworksHint}</p>
    </div>
  </div>
)

function askedOf(
  { projectId, organizationId }: Project,
  { requirements, domain }: Values,
  form: FormData,
): Asked {
  const chosen = form.getAll('frameworks').map(String)
  const hasStories = form.get('stories') === 'yes'
  if (!requirements && !hasStories)
    throw new Refusal(400, {
      message: texts.nothingToRead,
      details: [{ path: 'requirements', message: texts.nothingToRead }],
    })
  return {
    ...(requirements && { requirements }),
    ...(hasStories ? { projectId } : { organizationId }),
    ...(domain && { domain }),
    ...(chosen.length > 0 && { complianceFrameworks: chosen }),
  }
}
