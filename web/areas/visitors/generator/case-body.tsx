import { texts } from '../../../texts/en/generator.ts'
import { EvidenceLine } from '../../../parts/evidence/evidence-line.tsx'
import { addStep } from '../../../parts/steps/edits.ts'
import { changeCase, setPriority } from './case-edits.ts'
import { goTo } from './case-actions.ts'
import { Line } from './line.tsx'
import { RehearsalOfCase } from './rehearsal/of-case.tsx'
import { type Priority, type TestCase, priorities } from './session.ts'
import { Steps } from './steps.tsx'
import { edit } from './store.ts'
import { Unready } from './unready.tsx'

const write = (id: string, field: string, change: (testCase: TestCase) => TestCase) =>
  edit((all) => changeCase(all, id, change), `${id} ${field}`)

/** All of a case that people change: steps, what is expected, what comes before, priority. */
export function CaseBody({ testCase }: { testCase: TestCase }) {
  const { id, gherkin, expectedResult = '', priority, description, objective } = testCase
  const about = description || objective
  return (
    <div class="gen-body">
      <EvidenceLine of={testCase} />
      <RehearsalOfCase testCase={testCase} />
      {about && (
        <p class="gen-about" dir="auto">
          {about}
        </p>
      )}
      <Before testCase={testCase} />
      <Steps testCase={testCase} />
      <AddStep id={id} at={testCase.steps?.length ?? 0} />
      <Labelled name={texts.expected}>
        <Line
          label={`${texts.expected}: ${id}`}
          text={expectedResult}
          most={10_000}
          placeholder={texts.toBeSeen}
          write={(text) => write(id, 'expected', (each) => ({ ...each, expectedResult: text }))}
        />
      </Labelled>
      {gherkin !== undefined && (
        <Labelled name={texts.gherkin}>
          <Line
            class="gen-code"
            label={`${texts.gherkin}: ${id}`}
            text={gherkin}
            most={50_000}
            write={(text) => write(id, 'gherkin', (each) => ({ ...each, gherkin: text }))}
          />
        </Labelled>
      )}
      <PriorityChoice id={id} priority={priority} />
      <Unready testCase={testCase} />
    </div>
  )
}

/** What must be so before the case begins: a line each. */
function Before({ testCase: { id, preconditions = [] } }: { testCase: TestCase }) {
  if (preconditions.length === 0) return null
  return (
    <Labelled name={texts.preconditions}>
      <Line
        label={`${texts.preconditions}: ${id}`}
        text={preconditions.join('\n')}
        most={20_000}
        write={(text) =>
          write(id, 'before', (each) => ({
            ...each,
            preconditions: text === '' ? [] : text.split('\n').slice(0, 100),
          }))
        }
      />
    </Labelled>
  )
}

function AddStep({ id, at }: { id: string; at: number }) {
  function addAtEnd() {
    edit((all) => changeCase(all, id, (each) => addStep(each, at)))
    goTo(id, `[data-step="${at}"] textarea`)
  }
  return (
    <button type="button" class="button quiet small gen-add" onClick={addAtEnd}>
      + {texts.addStep}
    </button>
  )
}

const PriorityChoice = ({ id, priority }: { id: string; priority: Priority }) => (
  <Labelled name={texts.priorityOf}>
    <select
      aria-label={`${texts.priorityOf}: ${id}`}
      value={priority}
      onChange={({ currentTarget }) =>
        edit((all) => setPriority(all, new Set([id]), currentTarget.value as Priority))
      }
    >
      {priorities.map((each) => (
        <option key={each} value={each}>
          {texts.priorities[each]}
        </option>
      ))}
    </select>
  </Labelled>
)

const Labelled = ({ name, children }: { name: string; children: preact.ComponentChildren }) => (
  <div class="gen-labelled">
    <span class="gen-label" aria-hidden="true">
      {name}
    </span>
    {children}
  </div>
)
