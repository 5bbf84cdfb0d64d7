import { Given } from '../../../parts/given.tsx'
import { useFirst } from '../../../parts/use-first.tsx'
import { texts as all } from '../../../texts/en/stories.ts'
import { texts } from '../../../texts/en/story-generate.ts'
import { CriterionText } from '../parts/criterion-text.tsx'
import type { Story } from '../parts/story.ts'
import { type CasesOf, type Generated, byCriterion } from './by-criterion.ts'
import { CaseLink } from './case-link.tsx'
import { type AnsweredStory, StoryQuestions } from './story-questions.tsx'

interface GeneratedCasesProps {
  story: Story
  generated: Generated
  answered: AnsweredStory
}

/** What was stored, by the criterion that it tests, and what the story does not say. */
export const GeneratedCases = ({ story, generated, answered }: GeneratedCasesProps) => {
  const { testCases, gaps, warnings = [] } = generated
  return (
    <section class="generated" aria-label={texts.result}>
      <h3>{texts.found(testCases.length)}</h3>
      {warnings.map((warning) => (
        <p key={warning} class="warning" dir="auto">
          {warning}
        </p>
      ))}
      {testCases.length === 0 && story.acceptanceCriteria.length === 0 && <p>{texts.noCriteria}</p>}
      <ul class="rows">
        {byCriterion(story.acceptanceCriteria, testCases).map((group, at) => (
          <Group key={at} projectId={story.projectId} group={group} />
        ))}
      </ul>
      {gaps.length > 0 && <StoryQuestions story={story} of={generated} answered={answered} />}
    </section>
  )
}

function Group({ projectId, group: { criterion, cases } }: { projectId: string; group: CasesOf }) {
  const { shown, more } = useFirst(cases, { first: 20, words: texts.moreCases })
  return (
    <li>
      <div class="what">
        {criterion ? <CriterionText criterion={criterion} /> : <p>{texts.whole}</p>}
        {cases.length === 0 ? (
          <p class="none-made">{texts.noneMade}</p>
        ) : (
          <ul class="cases-made">
            {shown.map(({ id, number, title }) => (
              <li key={id}>
                <CaseLink projectId={projectId} testCaseId={id}>
                  <Given>{all.numbered(number, title)}</Given>
                </CaseLink>
              </li>
            ))}
          </ul>
        )}
        {more}
      </div>
    </li>
  )
}
