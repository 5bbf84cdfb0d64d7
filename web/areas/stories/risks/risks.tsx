import { useSignal } from '@preact/signals'
import { useState } from 'preact/hooks'
import { type Input, call } from '../../../client/call.ts'
import { Refusal } from '../../../client/refusal.ts'
import { announce } from '../../../parts/announce.tsx'
import { Choices, Field } from '../../../parts/field.tsx'
import { Form } from '../../../parts/form.tsx'
import type { Project } from '../../../parts/project-page.tsx'
import { texts } from '../../../texts/en/stories-risks.ts'
import { Found } from './found.tsx'
import { type Filled, filledBefore, filledIn, foundBefore, keepFilled, keepFound } from './kept.ts'

/** As the service names them. */
const frameworks = ['GDPR', 'HIPAA', 'PCI DSS 4.0.1', 'SOC 2', 'ISO 27001:2022', 'WCAG 2.2 AA'] as const

type Asked = Input<'POST /api/pm/risks/analyze'>

/** Reads texts and stories for what may go wrong. What was filled in and found outlives a reload. */
export function Risks({ project }: { project: Project }) {
  const { projectId } = project
  const [[filled, before]] = useState(() => [filledBefore(projectId), foundBefore(projectId)] as const)
  const found = useSignal(before)
  async function send(_: unknown, form: HTMLFormElement) {
    const analysis = await call('POST /api/pm/risks/analyze', askedOf(project, filledIn(new FormData(form))))
    found.value = { analysis, at: new Date().toISOString() }
    keepFound(projectId, found.value)
    announce(texts.found(analysis.risks.length, analysis.complianceGaps.length))
  }
  function keep({ currentTarget }: { currentTarget: HTMLElement }) {
    const form = currentTarget.querySelector('form')
    if (form) keepFilled(projectId, filledIn(new FormData(form)))
  }
  return (
    <article class="risks">
      <h1>{texts.title}</h1>
      <p class="lead">{texts.lead}</p>
      <section class="panel" aria-labelledby="risks-of">
        <h2 id="risks-of">{texts.form}</h2>
        <div onInput={keep}>
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
              chosen={filled.hasStories ? ['yes'] : []}
            />
            <Field
              label={texts.text}
              name="requirements"
              lines={6}
              value={filled.requirements}
              hint={texts.textHint}
              maxLength={200_000}
            />
            <Scope filled={filled} />
          </Form>
        </div>
      </section>
      {found.value && <Found projectId={projectId} {...found.value} />}
    </article>
  )
}

/** What else narrows it down. */
const Scope = ({ filled: { domain, frameworks: chosen } }: { filled: Filled }) => (
  <div class="risk-fields">
    <Field
      label={texts.domain}
      name="domain"
      value={domain}
      hint={texts.domainHint}
      autocomplete="off"
      maxLength={200}
    />
    <div>
      <Choices
        legend={texts.frameworks}
        name="frameworks"
        type="checkbox"
        options={frameworks.map((one) => [one, one])}
        chosen={chosen}
      />
      <p class="hint">{texts.frameworksHint}</p>
    </div>
  </div>
)

function askedOf(
  { projectId, organizationId }: Project,
  { requirements, domain, hasStories, frameworks: chosen }: Filled,
): Asked {
  if (!requirements && !hasStories)
    throw new Refusal(400, {
      message: texts.nothingToRead,
      details: [{ path: 'requirements', message: texts.nothingToRead }],
    })
  return {
    ...(requirements && { requirements }),
    ...(hasStories ? { projectId } : { organizationId }),
    ...(domain && { domain }),
    ...(chosen.length > 0 && { complianceFrameworks: [...chosen] }),
  }
}
