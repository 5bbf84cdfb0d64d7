import { type Output, call } from '../../client/call.ts'
import { texts } from '../../texts/en/docs.ts'
import { GuideFrame } from './guide/guide-frame.tsx'
import { Entry, Marked, SectionOfForms } from './guide/step-forms.tsx'

type StepGuide = Output<'GET /api/public/test-cases/steps/guide'>

const errorsTitle = { id: 'errors', title: texts.errors }

function Text({ introduction, sections, errors }: StepGuide) {
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

const read = () => call('GET /api/public/test-cases/steps/guide')
const partsOf = ({ sections }: StepGuide) => [...sections, errorsTitle]

/** How steps are written, in the words of the service, which also answers with them and tells them to assistants. */
export const Page = () => (
  <GuideFrame name="steps" read={read} partsOf={partsOf}>
    {(guide) => <Text {...guide} />}
  </GuideFrame>
)
