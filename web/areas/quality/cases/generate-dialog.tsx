import { type Signal, useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { type Input, type Output, call } from '../../../client/call.ts'
import { repeatKeys } from '../../../client/repeat-key.ts'
import { Button } from '../../../parts/button.tsx'
import { coverageHint, coverageInWords } from '../../../parts/coverage-words.ts'
import { Choices, Field } from '../../../parts/field.tsx'
import { Form, type Values } from '../../../parts/form.tsx'
import { LongWork } from '../../../parts/long-work.tsx'
import { Modal } from '../../../parts/modal.tsx'
import { OpenQuestions, selectIn } from '../../../parts/questions/open-questions.tsx'
import { type AnsweredText, useWritten } from '../../../parts/questions/use-written.ts'
import type { Written } from '../../../parts/questions/written.ts'
import { useFirst } from '../../../parts/use-first.tsx'
import { generating as texts } from '../../../texts/en/quality-cases.ts'
import { words } from '../../../texts/en/quality.ts'
import { namedOptions } from '../parts/choice.tsx'
import { casePriorities, oneOf } from '../parts/types.ts'
import type { DialogProps } from './dialogs.tsx'

type Asked = Input<'POST /api/qa/test-cases/generate'>
type Designed = Output<'POST /api/qa/test-cases/generate'>
type Work = 'none' | 'working' | 'completed' | 'failed'

const scopes = [
  'full',
  'requirements',
  'user-stories',
  'api',
  'accessibility',
  'security',
  'performance',
] as const
const keys = repeatKeys()

/** Has test cases designed from a text or from the stories, and says what was stored and what the text leaves open. */
export function Dialog({ isOpen, close, project: { projectId }, stories, renew }: DialogProps) {
  const source = useSignal<'text' | 'stories'>('text')
  const text = useSignal('')
  const place = useRef<HTMLDivElement>(null)
  const { type, answers, ...answered } = useWritten(text)
  const { designed, work, send } = useDesigning({ projectId, source, renew, answers })
  const stored = designed.value?.testCases.length ?? 0
  return (
    <Modal title={texts.title} isOpen={isOpen} close={close} isWide>
      <div ref={place}>
        <Form
          action={designed.value ? texts.again : texts.go}
          busy={texts.working}
          send={send}
          beside={<Button act={close}>{words.close}</Button>}
        >
          {stories.length > 0 && <From source={source} />}
          {(source.value === 'text' || stories.length === 0) && (
            <Field
              label={texts.requirements}
              name="requirements"
              lines={7}
              maxLength={200_000}
              hint={texts.requirementsHint}
              value={text.value}
              write={type}
              required
            />
          )}
          <Settings />
          {work.value !== 'none' && (
            <LongWork
              name={texts.working}
              stage={texts.stage}
              status={work.value}
              end={work.value === 'failed' ? texts.failed : texts.stored(stored)}
            />
          )}
        </Form>
        {designed.value && (
          <Found
            of={designed.value}
            close={close}
            answered={
              source.value === 'text' || stories.length === 0
                ? {
                    ...answered,
                    text,
                    select: (start, end) => selectIn(place.current?.querySelector('textarea'), start, end),
                  }
                : null
            }
          />
        )}
      </div>
    </Modal>
  )
}

interface Designing {
  projectId: string
  source: Signal<'text' | 'stories'>
  /** Reads the cases of the project anew once it is done. */
  renew: () => Promise<unknown>
  answers: () => Written[]
}

/** The work itself. */
function useDesigning({ projectId, source, renew, answers }: Designing) {
  const work = useSignal<Work>('none')
  const designed = useSignal<Designed | null>(null)
  async function send(values: Values) {
    const isOfStories = source.peek() === 'stories'
    const asked = {
      ...askedFor(values, { projectId, isOfStories }),
      ...(!isOfStories && { answers: answers() }),
    }
    designed.value = null
    work.value = 'working'
    try {
      const idempotencyKey = keys.keyFor(asked)
      designed.value = await call('POST /api/qa/test-cases/generate', asked, { idempotencyKey })
      keys.renew()
      work.value = 'completed'
    } catch (error) {
      work.value = 'failed'
      throw error
    }
    await renew()
  }
  return { designed, work, send }
}

function askedFor(
  values: Values,
  { projectId, isOfStories }: { projectId: string; isOfStories: boolean },
): Asked {
  const { requirements, scope, priority, most, context } = values
  return {
    projectId,
    ...(!isOfStories && requirements && { requirements }),
    scope: oneOf(scopes, scope) ?? 'full',
    priority: oneOf(casePriorities, priority) ?? 'all',
    maxTestCases: Number(most ?? 50),
    ...(context && { context }),
  }
}

const From = ({ source }: { source: Signal<'text' | 'stories'> }) => (
  <div
    onChange={({ target }) =>
      (source.value = (target as HTMLInputElement).value === 'stories' ? 'stories' : 'text')
    }
  >
    <Choices
      legend={texts.from}
      name="from"
      options={[
        ['text', texts.text],
        ['stories', texts.stories],
      ]}
      chosen={['text']}
    />
  </div>
)

const Settings = () => (
  <>
    <div class="pair">
      <Field label={texts.scope} name="scope" options={namedOptions(scopes, texts.scopes)} />
      <Field
        label={texts.priority}
        name="priority"
        options={[['all', texts.allPriorities], ...namedOptions(casePriorities, words.priorities)]}
      />
      <Field
        label={texts.most}
        name="most"
        type="number"
        min="1"
        max="200"
        value="50"
        hint={texts.mostHint}
      />
    </div>
    <Field label={texts.context} name="context" lines={2} maxLength={50_000} hint={texts.contextHint} />
  </>
)

interface FoundProps {
  of: Designed
  close: () => void
  /** The text that it was made of; null where that stands in stories. */
  answered: AnsweredText | null
}

function Found({ of: designed, close, answered }: FoundProps) {
  const { testCases, gaps, summary, traceability = [], warnings = [] } = designed
  const { shown, more } = useFirst(gaps, { first: 8, words: texts.moreGaps })
  return (
    <section class="note qa-found" aria-label={texts.stored(testCases.length)}>
      <p>
        <b>{texts.stored(testCases.length)}</b> {coverageInWords(summary.coverage)}
      </p>
      {summary.coverage.items > 0 && <p class="hint">{coverageHint(summary.coverage)}</p>}
      {warnings.map((warning) => (
        <p key={warning} dir="auto">
          {warning}
        </p>
      ))}
      <p>{texts.gaps(gaps.length)}</p>
      {gaps.length > 0 && <Gaps gaps={shown} statements={traceability} answered={answered} />}
      {more}
      {testCases.length > 0 && (
        <p class="actions">
          <Button small act={close}>
            {texts.show}
          </Button>
        </p>
      )}
    </section>
  )
}

interface GapsProps extends Pick<FoundProps, 'answered'> {
  gaps: Designed['gaps']
  statements: NonNullable<Designed['traceability']>
}

const Gaps = ({ answered, gaps, statements }: GapsProps) =>
  answered ? (
    <OpenQuestions gaps={gaps} statements={statements} note={texts.storedBeside} {...answered} />
  ) : (
    <ul>
      {gaps.map(({ gapId, description }) => (
        <li key={gapId} dir="auto">
          {description}
        </li>
      ))}
    </ul>
  )
