import { type Output, call } from '../../client/call.ts'
import { useRead } from '../../parts/read.ts'
import { Failed, Loading } from '../../parts/states.tsx'
import { texts } from '../../texts/en/docs.ts'
import { useArrival } from './guide/arrive.ts'
import { GuideFrame } from './guide/guide-frame.tsx'
import { Entry, Marked, SectionOfForms } from './guide/step-forms.tsx'

const errorsTitle = { id: 'errors', title: texts.errors }

function Guide({ introduction, sections, errors }: Output<'GET /api/public/test-cases/steps/guide'>) {
  return (
    <>
      {introduction.map((text) => (
        <Marked key={text} text={text} />
      ))}
      {sections.map((section) => (
        <SectionOfForms key={section.id} {...section} />
      ))}
      <section aria-labelledby={errorsTitle.id}>
        <h2 id={errorsTitle.id}>{errorsTitle.title}</h2>
        <dl class="forms">
          {errors.map(({ code, meaning }) => (
            <Entry key={code} told={<code id={code}>{code}</code>}>
              <Marked text={meaning} />
            </Entry>
          ))}
        </dl>
      </section>
    </>
  )
}

/** How steps are written, in the words of the service, which also answers with them and tells them to assistants. */
export function Page() {
  const { reading, again } = useRead(() => call('GET /api/public/test-cases/steps/guide'), [])
  const now = reading.value
  useArrival(now.state === 'ready')
  return (
    <GuideFrame name="steps" parts={now.state === 'ready' ? [...now.value.sections, errorsTitle] : []}>
      {now.state === 'loading' && <Loading />}
      {now.state === 'failed' && <Failed error={now.error} retry={again} />}
      {now.state === 'ready' && <Guide {...now.value} />}
    </GuideFrame>
  )
}
