import { Button } from '../../../parts/button.tsx'
import { isReady } from '../../../parts/exchange/is-ready.ts'
import { Given } from '../../../parts/given.tsx'
import { texts as ofExchange } from '../../../texts/en/exchange.ts'
import { texts } from '../../../texts/en/generator-next.ts'
import { showCase, showWording } from './case-actions.ts'
import { keptTarget } from './drafts.ts'
import { type Act, type NextSteps, nextSteps } from './next-steps.ts'
import { RunLink } from './run-link.tsx'
import { Failure, Working, failed } from './run-state.tsx'
import { busy, cases, session } from './store.ts'
import { toMarks, toQuestions, toWriting } from './text-actions.ts'
import { openDialog, questions, sentences } from './view.ts'

/** What one can do with the session now, the most useful first; what the service does with it, as long as it does. */
export function Next() {
  const openQuestions = questions.value.length
  const hasCases = cases.value.length > 0
  const steps = nextSteps(cases.value, { questions: openQuestions, sentences: sentences.value.length })
  const isWorking = busy.value !== null
  const isMissing = !isWorking && steps.standing !== 'ready' && steps.standing !== 'unjudged'
  return (
    <section class={`gen-next${isMissing ? ' is-missing' : ''}`} aria-label={texts.title}>
      <Working />
      <Failure />
      {!isWorking && (hasCases || failed.value === null) && (
        <div class="gen-next-said">
          <p class="gen-next-lead">
            {texts.lead[steps.standing](cases.value.filter(isReady).length, cases.value.length)}
          </p>
          {steps.standing === 'ready' ? <Where /> : <p dir="auto">{hintOf(steps, openQuestions)}</p>}
        </div>
      )}
      {(!isWorking || hasCases) && (
        <div class="gen-next-acts">
          {steps.acts.map((act, at) => (
            <ActOf
              key={act}
              act={act}
              isFirst={at === 0}
              openQuestions={openQuestions}
              example={steps.example?.id}
            />
          ))}
        </div>
      )}
    </section>
  )
}

/** What is missing, and how one comes to it. */
function hintOf({ standing, example }: NextSteps, openQuestions: number): string {
  switch (standing) {
    case 'ready':
      return ''
    case 'steps':
      return texts.steps(example?.id ?? '', example?.automation?.reasons[0] ?? '')
    case 'ideas':
      return `${texts.ideas} ${openQuestions > 0 ? texts.ideasAnswer : texts.ideasWrite}`
    case 'none':
      if (openQuestions > 0) return texts.noneAsked
      return sentences.value.length > 0 ? texts.noneUnderstood : texts.noneWritten
    default:
      return texts[standing]
  }
}

/** The page that they run against. */
function Where() {
  const isPart = !cases.value.every(isReady)
  const target = keptTarget(session.value?.sessionId ?? '')
  return (
    <p>
      {target ? (
        <>
          {texts.target}
          <Given>{target}</Given>
          {'.'}
        </>
      ) : (
        texts.nameThePage
      )}
      {isPart && ` ${texts.others}`}
    </p>
  )
}

interface ActProps {
  act: Act
  isFirst: boolean
  openQuestions: number
  example: string | undefined
}

function ActOf({ act, isFirst, openQuestions, example = '' }: ActProps) {
  if (act === 'run') return <RunLink isFirst={isFirst} />
  const acts = {
    answer: { words: texts.acts.answer(openQuestions), act: toQuestions },
    check: { words: texts.acts.check, act: toMarks },
    write: { words: texts.acts.write, act: toWriting },
    reword: { words: texts.acts.reword, act: () => showWording(example) },
    why: { words: texts.acts.why, act: () => showCase(example) },
    export: { words: ofExchange.open.export, act: () => (openDialog.value = 'export') },
  } as const
  const { words, act: does } = acts[act]
  return (
    <Button kind={isFirst ? 'primary' : 'plain'} act={() => void does()}>
      {words}
    </Button>
  )
}
